import 'server-only';
import { array, number, object, string } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { sitePath, text } from './shapes';

/** The pages of this site that the list of documents leads to (product §2). */
export const internalRoutes = ['leadership', 'careers', 'gdpr', 'announcements', 'contact'] as const;

const document = object({
  title: text(),
  file: sitePath().optional(),
  url: string().matches(/^https:\/\/\S+$/),
  year: number().strict().integer().min(1900).max(2100),
  language: text(),
})
  .noUnknown()
  .test('address', 'a document has either a file of this site or a url', ({ file, url }) => !file !== !url);

const schema = object({
  title: text(),
  lead: text(),
  groups: array(object({ title: text(), documents: array(document).min(1).required() }).noUnknown())
    .length(6)
    .required(),
  linksTitle: text(),
  links: array(
    object({ route: string().oneOf(internalRoutes).required(), title: text(), text: text() }).noUnknown(),
  )
    .length(internalRoutes.length)
    .required(),
})
  .noUnknown()
  .required();

export type PublicDocument = {
  title: string;
  /** A path of this site, or an https address elsewhere. */
  address: string;
  external: boolean;
  year?: number | undefined;
  /** Language of the document itself, not of its title. */
  language: string;
};

export type PublicInformation = {
  title: string;
  lead: string;
  groups: { title: string; documents: PublicDocument[] }[];
  linksTitle: string;
  links: { route: (typeof internalRoutes)[number]; title: string; text: string }[];
};

/** The documents of public interest (Law 544/2001, art. 5) in six groups, and the pages that belong with them. */
export async function publicInformation(locale: Locale): Promise<PublicInformation> {
  const page = await readPage(locale, 'public-information', schema);
  const groups = page.groups.map(({ title, documents }) => ({
    title,
    documents: documents.map(({ file, url, ...rest }) => ({
      ...rest,
      address: file ?? url ?? '',
      external: url !== undefined,
    })),
  }));
  return { ...page, groups };
}
