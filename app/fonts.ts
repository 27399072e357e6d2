import localFont from 'next/font/local';

/*
 * The files are cut by studio/fonts. All faces are preloaded: one that comes later moves the lines that are set in it.
 * A second call adds its face to the family of the first.
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
  preload: true,
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
  preload: true,
  adjustFontFallback: false,
});

/** Class names for `<html>`: they define `--font-garamond` and `--font-instrument`. */
export const fontClasses = [garamond, garamondItalic, instrument, instrumentSemibold]
  .map((font) => font.variable)
  .join(' ');
