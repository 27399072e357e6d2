import localFont from 'next/font/local';

/*
 * The files are cut by scripts/art/fonts.mjs. The second call of each pair adds faces to the first one's family (the
 * `font-family` declarations carry the constant's name), because preloading is decided call by call and only the
 * faces of the first screen should be preloaded.
 */

const garamond = localFont({
  src: [{ path: '../public/fonts/garamond-regular.woff2', weight: '400', style: 'normal' }],
  variable: '--font-garamond',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'font-family', value: 'garamond' }],
});

// Preloaded too: titles of works stand in every text, and a later face would break their lines anew.
const garamondItalic = localFont({
  src: [{ path: '../public/fonts/garamond-italic.woff2', weight: '400', style: 'italic' }],
  variable: '--font-garamond-italic',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'garamond' }],
});

const garamondMore = localFont({
  src: [{ path: '../public/fonts/garamond-medium.woff2', weight: '500', style: 'normal' }],
  variable: '--font-garamond-more',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'garamond' }],
});

const instrument = localFont({
  src: [{ path: '../public/fonts/instrument-medium.woff2', weight: '500', style: 'normal' }],
  variable: '--font-instrument',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-family', value: 'instrument' }],
});

const instrumentMore = localFont({
  src: [
    { path: '../public/fonts/instrument-regular.woff2', weight: '400', style: 'normal' },
    { path: '../public/fonts/instrument-semibold.woff2', weight: '600', style: 'normal' },
  ],
  variable: '--font-instrument-more',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'instrument' }],
});

/** Class names for `<html>`: they define `--font-garamond` and `--font-instrument`. */
export const fontClasses = [garamond, garamondItalic, garamondMore, instrument, instrumentMore]
  .map((font) => font.variable)
  .join(' ');
