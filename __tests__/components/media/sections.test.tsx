/** @jest-environment-options {"customExportConditions": ["node"]} */
import { within } from '@testing-library/react';
import appearances from '@/content/ro/media-appearances.json';
import gallery from '@/content/ro/gallery.json';
import kit from '@/content/ro/branding-kit.json';
import partners from '@/content/ro/partners.json';
import releases from '@/content/ro/press-release.json';
import { MediaSectionView } from '@/components/media/media-section-view';
import { readMediaSection } from '@/lib/content/readers/media';
import { mediaSections } from '@/lib/routing/routes';
import type { MediaSection } from '@/lib/routing/routes';
import ro from '@/messages/ro.json';
import { serverPage } from '@/__tests__/support/server-page';

const { media: t } = ro;

async function show(section: MediaSection) {
  const data = await readMediaSection('ro', section);
  if (!data.ok) throw new Error(section);
  return within(await serverPage(<MediaSectionView data={data} />));
}

it.each(mediaSections)('%s has its heading and its place in the submenu', async (section) => {
  const page = await show(section);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(t[section]);
  const links = [...page.getByRole('navigation', { name: t.sections }).querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(mediaSections.map((each) => t[each]));
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([t[section]]);
});

it.each(mediaSections)('%s says so when its list is empty', async (section) => {
  const page = within(await serverPage(<MediaSectionView data={{ ok: true, section, items: [] }} />));
  expect(page.getByText(t[`${section}Empty`])).toBeTruthy();
});

it('condenses the releases, newest first, each with a link that names it', async () => {
  const page = await show('press');
  const links = page.getAllByRole('link', { name: /^Citiți comunicatul: / });
  const newestFirst = releases.toSorted((a, b) => b.date.localeCompare(a.date));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    newestFirst.map(({ slug }) => `/ro/media/press/${slug}`),
  );
});

it('links the partners that have an address, and only them', async () => {
  const page = await show('partners');
  expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(partners.length);
  for (const { name, url } of partners)
    expect(page.queryAllByRole('link', { name })).toHaveLength(url ? 1 : 0);
});

it('links every picture of the gallery to itself, described', async () => {
  const page = await show('gallery');
  for (const { alt, thumbnail } of gallery)
    expect(page.getByRole('link', { name: alt }).getAttribute('href')).toBe(thumbnail);
});

it('leads to the source of an appearance only when it has an address', async () => {
  const page = await show('media');
  expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(appearances.length);
  for (const { title, url } of appearances)
    expect(page.queryAllByRole('link', { name: `Citiți în publicație: ${title}` })).toHaveLength(url ? 1 : 0);
});

it('offers the files of the kit by name, type and size', async () => {
  const page = await show('branding');
  const links = page.getAllByRole('link', { name: /^Descărcați \S+\.\w+ \([A-Z]+, [\d,.]+\u00a0[kM]?B\)$/ });
  expect(links).toHaveLength(kit.length);
  for (const link of links) expect(link.hasAttribute('download')).toBe(true);
});
