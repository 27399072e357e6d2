/** @jest-environment-options {"customExportConditions": ["node"]} */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { PartsPage } from '@/components/parts/parts-page';
import { shelves } from '@/components/parts/shelf';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';
import { readPage } from '../media/support/read-page';

const messages = { ro, en };

jest.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: 'common' }) =>
    Promise.resolve(createTranslator({ locale, messages: messages[locale], namespace })),
}));

const folder = (name: string) => path.join(process.cwd(), 'components', name);

/** Data for machines, and what is seen as part of another: the page's own head, the inside of fields and lists, years. */
const unseen = ['json-ld', 'page-header', 'jump-scroll', 'field-parts', 'choice-field', 'year-sections'];

describe('the gallery of parts', () => {
  it('shows every part of components/ui', () => {
    const sources = readdirSync(folder('parts'))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(path.join(folder('parts'), file), 'utf8'))
      .join('\n');
    const missing = readdirSync(folder('ui'))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.replace('.tsx', ''))
      .filter((part) => !unseen.includes(part) && !sources.includes(`@/components/ui/${part}'`));
    expect(missing).toEqual([]);
  });

  it.each(locales)('can be read in %s, each part under its name', async (locale) => {
    const page = await readPage(<PartsPage locale={locale} />);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Parts');
    for (const shelf of shelves) expect(page.getByRole('heading', { level: 2, name: shelf })).toBeTruthy();
    expect(page.getAllByText(messages[locale].common.sectionUnavailable)).toHaveLength(1);
  });
});
