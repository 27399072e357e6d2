import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The file of a face, e.g. `eb-garamond/400Regular/EBGaramond_400Regular.ttf`. */
export const fontFile = (name: string): string => resolve(`@expo-google-fonts/${name}`);
