import localFont from 'next/font/local';

/*
 * The files are cut by studio/fonts. What every page sets above the fold is preloaded, 90 kB in all; the italic and the
 * semibold come with the first words that are set in them. A second call adds them to the family of the first.
 */

const garamond = localFont({
  src: [
    { path: '../public/fonts/garamond-regular.woff2', weight: '400', style: 'normal' },
    { path: '../public/fonts/garamond-medium.woff2', weight: '500', style: 'normal' },
  ],
  declarations: [{ prop: 'font-family', value: 'garamond' }],
  variable: '--font-garamond',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

const garamondItalic = localFont({
  src: [{ path: '../public/fonts/garamond-italic.woff2', weight: '400', style: 'italic' }],
  declarations: [{ prop: 'font-family', value: 'garamond' }],
  variable: '--font-garamond-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const instrument = localFont({
  src: [
    { path: '../public/fonts/instrument-regular.woff2', weight: '400', style: 'normal' },
    { path: '../public/fonts/instrument-medium.woff2', weight: '500', style: 'normal' },
  ],
  declarations: [{ prop: 'font-family', value: 'instrument' }],
  variable: '--font-instrument',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

const instrumentSemibold = localFont({
  src: [{ path: '../public/fonts/instrument-semibold.woff2', weight: '600', style: 'normal' }],
  declarations: [{ prop: 'font-family', value: 'instrument' }],
  variable: '--font-instrument-semibold',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class names for `<html>`: they define `--font-garamond` and `--font-instrument`. */
export const fontClasses = [garamond, garamondItalic, instrument, instrumentSemibold]
  .map((font) => font.variable)
  .join(' ');
