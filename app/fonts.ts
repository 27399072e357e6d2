import localFont from 'next/font/local';

/*
 * The files are cut by studio/fonts. All six are preloaded: every page uses them all, and a face that comes
 * after the first paint would break its lines anew.
 */

const garamond = localFont({
  src: [
    { path: '../public/fonts/garamond-regular.woff2', weight: '400', style: 'normal' },
    { path: '../public/fonts/garamond-medium.woff2', weight: '500', style: 'normal' },
    { path: '../public/fonts/garamond-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-garamond',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

const instrument = localFont({
  src: [
    { path: '../public/fonts/instrument-regular.woff2', weight: '400', style: 'normal' },
    { path: '../public/fonts/instrument-medium.woff2', weight: '500', style: 'normal' },
    { path: '../public/fonts/instrument-semibold.woff2', weight: '600', style: 'normal' },
  ],
  variable: '--font-instrument',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

/** Class names for `<html>`: they define `--font-garamond` and `--font-instrument`. */
export const fontClasses = [garamond, instrument].map((font) => font.variable).join(' ');
