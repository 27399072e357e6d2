/** @jest-environment-options {"customExportConditions": ["node"]} */
import { within } from '@testing-library/react';
import { ReleasePage } from '@/components/media/release-page';
import { content } from '@/lib/content';
import en from '@/messages/en.json';
import { serverPage } from '../../support/server-page';

async function show(slug: string) {
  const press = await content().pressReleases('en');
  const releases = press.ok ? press.items : [];
  const release = releases.find((each) => each.slug === slug);
  if (!release) throw new Error(slug);
  return within(await serverPage(<ReleasePage locale="en" release={release} releases={releases} />));
}

it('stands beside the titles of all, its own marked', async () => {
  const page = await show('turneu-in-franta-2024');
  expect(page.getByRole('heading', { level: 1, name: 'Armindeni on tour in France' })).toBeTruthy();
  const links = [...page.getByRole('navigation', { name: en.media.releases }).querySelectorAll('a')];
  expect(links).toHaveLength(10);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/en/media/press/turneu-in-franta-2024']);
  expect(page.queryByText(en.common.untranslated)).toBeNull();
});

it('says that it is not translated, and marks its language', async () => {
  const page = await show('repetitie-deschisa-pentru-presa');
  expect(page.getByText(en.common.untranslated)).toBeTruthy();
  expect(page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('ro');
  expect(page.getByText('Desfășurare').closest('[lang]')?.getAttribute('lang')).toBe('ro');
});

it('lists what is attached, with its type once', async () => {
  const page = await show('stagiunea-2026-2027');
  const link = page.getByRole('link', {
    name: /^Calendar of the 2026–2027 season, in Romanian \(PDF[^P]*\)$/,
  });
  expect(link.getAttribute('href')).toBe('/files/press/stagiunea-2026-2027.pdf');
});
