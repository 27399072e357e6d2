import { files, readJson, texts } from './read';

const romanian = (file: string, way: string) => file.startsWith('ro/') || way.endsWith('/ro');
const english = (file: string, way: string) => file.startsWith('en/') || way.endsWith('/en');

/** Characters that a Romanian or British editor would correct. */
export function checkLetters(): string[] {
  return files.flatMap((file) =>
    texts(readJson(file)).flatMap(([way, text]) => {
      const where = `${file}${way}`;
      const words = text.replace(/<[^>]*>/g, '');
      if (/[şţŞŢ]/.test(text)) return [`${where}: cedilla instead of comma below`];
      if (/\blorem ipsum\b|\bTODO\b|\bcoming soon\b/i.test(text)) return [`${where}: placeholder text`];
      if (romanian(file, way) && /"/.test(words)) return [`${where}: straight quotation marks`];
      if (english(file, way) && /"/.test(words)) return [`${where}: straight quotation marks`];
      return [];
    }),
  );
}
