/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { statusOf, statusPage, statusPagePolicy } from '@/lib/server/door/status-page';
import type { Reason } from '@/lib/server/door/status-page';

const reasons = Object.keys(statusOf) as Reason[];
const pages = locales.flatMap((locale) => reasons.map((reason) => statusPage(locale, reason)));
const styles = pages.map((page) => /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '');

it('the policy lets the styles of every status page be read', () => {
  for (const style of styles) {
    expect(statusPagePolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  }
});

it('a status page has the colours of the site', () => {
  const tokens = readFileSync('components/ui/tokens.css', 'utf8');
  const colours = styles[0]?.match(/light-dark\([^)]*\)/g) ?? [];
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
});

it('a status page has one main heading, and a way home in every language', () => {
  for (const page of pages) {
    expect(page.match(/<h1>/g)).toHaveLength(1);
    for (const locale of locales) expect(page).toContain(`href="/${locale}"`);
  }
});
