import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const limits = {
  'max-lines': ['error', { max: 150, skipComments: true, skipBlankLines: true }],
  'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
};

const whichLanguage = {
  selector: 'BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(ro|en)$/]',
  message: 'Ask the table of lib/i18n/locales.ts what a language has, not which one it is.',
};

// Who may import whom, and that no import runs in a circle, is held by __tests__/imports.test.ts.
const config = [
  { ignores: ['.next/**', 'coverage/**', 'shots/**', 'public/**', 'next-env.d.ts'] },
  ...next,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'react/no-danger': 'error',
      'no-console': 'error',
      // Pictures are cut to size beforehand (components/ui/picture.tsx); next/image would add client code.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'scripts/**', 'studio/**'], rules: limits },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    rules: { 'no-restricted-syntax': ['error', whichLanguage] },
  },
  // A page that reads the request is rendered anew for every request (docs/decisions/001).
  {
    files: ['app/**/*.tsx', 'components/**', 'lib/**'],
    rules: { 'no-restricted-imports': ['error', 'next/headers'] },
  },
  {
    files: ['app/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', whichLanguage, 'Identifier[name="searchParams"]'] },
  },
  // Private pages are documents of their own, outside the framework: they load their sheet and fonts themselves.
  {
    files: ['components/private-page/**'],
    rules: {
      '@next/next/no-css-tags': 'off',
      '@next/next/no-head-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  // next-intl reads an interface that is declared a second time, which a type cannot be.
  { files: ['global.d.ts'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  { files: ['scripts/**', 'studio/**', 'lib/page-cache/**', '__tests__/**'], rules: { 'no-console': 'off' } },
];

export default config;
