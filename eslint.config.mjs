import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const limits = {
  'max-lines': ['error', { max: 150, skipComments: true, skipBlankLines: true }],
  'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
};

// Who may import whom, and that no import runs in a circle, is held by __tests__/imports.test.ts.
const config = [
  { ignores: ['.next/**', 'coverage/**', 'shots/**', 'public/**', 'next-env.d.ts', 'scripts/art/scores/**'] },
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
  { files: ['scripts/**', 'studio/**', 'lib/page-cache/**', '__tests__/**'], rules: { 'no-console': 'off' } },
  // A page that reads the request is rendered anew for every request (docs/decisions/001).
  {
    files: ['app/**/*.tsx', 'components/**', 'lib/**'],
    rules: { 'no-restricted-imports': ['error', 'next/headers'] },
  },
  {
    files: ['app/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', 'Identifier[name="searchParams"]'] },
  },
];

export default config;
