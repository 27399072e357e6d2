import { readdirSync } from 'node:fs';
import { content, readJson } from '../content';
import { locales, workById } from '../site';
import type { Letter } from './letter';
import type { ProgrammeSheet } from './programme';

type Page = { documents: { title: string; file: string; body: string }[] };

/** The data-protection papers say what their pages say. */
const dataProtection = (): Letter[] =>
  locales.flatMap((language) =>
    content<Page>(`${language}/pages/gdpr.json`).documents.map(({ title, file, body }) => ({
      ...{ language, title, file },
      html: body,
    })),
  );

const written = (): Letter[] =>
  readdirSync(new URL('../texts/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readJson<Letter[]>(`studio/texts/${name}`));

export const letters = (): Letter[] => [...written(), ...dataProtection()];

type Setlist = Omit<ProgrammeSheet, 'works'> & { works: string[] };

export const programmes = (): ProgrammeSheet[] =>
  content<Setlist[]>('setlists.json').map((setlist) => ({ ...setlist, works: setlist.works.map(workById) }));
