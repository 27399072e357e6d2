/** @type {import('stylelint').Config} */
const config = {
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': 'always',
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'no-duplicate-selectors': true,
  },
};

export default config;
