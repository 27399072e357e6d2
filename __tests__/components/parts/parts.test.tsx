/** @jest-environment-options {"customExportConditions": ["node"]} */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { within } from '@testing-library/react';
import { PartsPage } from '@/components/parts/parts-page';
import { shelves } from '@/components/parts/shelf';
import { locales } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';
import { serverPage } from '../../support/server-page';

const messages = { ro, en };

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
    const page = within(await serverPage(<PartsPage locale={locale} />));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Parts');
    for (const shelf of shelves) expect(page.getByRole('heading', { level: 2, name: shelf })).toBeTruthy();
    expect(page.getAllByText(messages[locale].common.sectionUnavailable)).toHaveLength(1);
  });
});
