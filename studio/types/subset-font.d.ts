declare module 'subset-font' {
  type Options = { targetFormat: 'truetype' | 'woff2'; keepFeatures: string[]; noHinting: boolean };
  /** A font with nothing but the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
