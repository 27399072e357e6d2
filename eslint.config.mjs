import { readdirSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** @param {string} folder @param {...string} from */
const inside = (folder, ...from) => from.map((each) => ({ target: `./${folder}`, from: `./${each}` }));

// app → components → lib → content, never the other way; a feature imports ui, rich-text, lightbox and lib, not another feature.
const shared = ['ui', 'rich-text', 'lightbox'];
/** @type {Record<string, string[] | undefined>} */
const allowedNeighbours = {
  shop: ['cart'],
  checkout: ['cart'],
  cart: ['checkout'],
  home: ['player', 'carousel', 'news', 'events'],
  layout: ['player', 'cart'],
  parts: ['news', 'events', 'setlists', 'shop'],
};
const features = readdirSync('components').filter((folder) => !shared.includes(folder));

const featureZones = features.map((feature) => ({
  target: `./components/${feature}`,
  from: './components',
  except: [feature, ...shared, ...(allowedNeighbours[feature] ?? [])].map((folder) => `./${folder}`),
  message:
    'A feature imports ui, rich-text, lightbox and lib, not another feature (eslint.config.mjs lists the exceptions).',
}));

const limits = {
  'max-lines': ['error', { max: 150, skipComments: true, skipBlankLines: true }],
  'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
};

const config = [
  { ignores: ['.next/**', 'coverage/**', 'shots/**', 'public/**', 'next-env.d.ts'] },
  ...next,
  ...nextTypescript,
  {
    rules: {
      'import/no-cycle': 'error',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...inside('app', 'studio'),
            ...inside('components', 'app', 'studio'),
            ...inside('lib', 'app', 'components', 'studio'),
            ...inside('content', 'app', 'components', 'lib'),
            ...featureZones,
            { target: './components/ui', from: './components', except: ['./ui'] },
          ],
        },
      ],
      'import/no-default-export': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'react/no-danger': 'error',
      'no-console': 'error',
      // Pictures are cut to size beforehand (components/ui/picture.tsx); next/image would add client code.
      '@next/next/no-img-element': 'off',
    },
    settings: { 'import/resolver': { typescript: true } },
  },
  { files: ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'scripts/**', 'studio/**'], rules: limits },
  { files: ['scripts/**', 'studio/**', 'lib/page-cache/**', '__tests__/**'], rules: { 'no-console': 'off' } },
];

export default config;
