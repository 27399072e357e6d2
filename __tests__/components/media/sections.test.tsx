/** @jest-environment-options {"customExportConditions": ["node"]} */
import { within } from '@testing-library/react';
import { MediaSectionView } from '@/components/media/media-section-view';
import { readMediaSection } from '@/lib/content/readers/media';
import { mediaSections } from '@/lib/routing/routes';
import type { MediaSection } from '@/lib/routing/routes';
import ro from '@/messages/ro.json';
import { serverPage } from '../../support/server-page';

const { media: t } = ro;

async function show(section: MediaSection) {
  const data = await readMediaSection('ro', section);
  if (!data.ok) throw new Error(section);
  return within(await serverPage(<MediaSectionView locale="ro" data={data} />));
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
  const page = within(
    await serverPage(<MediaSectionView locale="ro" data={{ ok: true, section, items: [] }} />),
  );
  expect(page.getByText(t[`${section}Empty`])).toBeTruthy();
});

it('condenses the releases, newest first, each with a link that names it', async () => {
  const page = await show('press');
  const links = page.getAllByRole('link', { name: /^Citiți comunicatul: / });
  expect(links).toHaveLength(10);
  expect(links[0]?.getAttribute('href')).toBe('/ro/media/press/stagiunea-2026-2027');
  expect(page.getByText(/^Corul Național de Cameră „Armindeni” anunță programul/)).toBeTruthy();
});

it('links the partners that have an address, and only them', async () => {
  const page = await show('partners');
  expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  expect(page.getByRole('link', { name: 'Fundația „Sever Lespezeanu”' })).toBeTruthy();
  expect(page.queryByRole('link', { name: /Poala Dreaptă/ })).toBeNull();
});

it('links every picture of the gallery to itself, described', async () => {
  const page = await show('gallery');
  const links = page.getAllByRole('link', { name: /^(Partitură|Desen|Desen de scenă|Planșă): / });
  expect(links).toHaveLength(24);
  expect(links[8]?.getAttribute('href')).toBe('/art/gallery/9.webp');
  expect(page.getByText('1–14')).toBeTruthy();
});

it('leads to the source of an appearance only when it has an address', async () => {
  const page = await show('media');
  expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(12);
  expect(page.getAllByRole('link', { name: /^Deschideți la sursă: / })).toHaveLength(9);
  expect(page.queryByRole('link', { name: /Urna cu bisuri/ })).toBeNull();
});

it('offers the files of the kit by name, type and size', async () => {
  const page = await show('branding');
  const link = page.getByRole('link', { name: /^Descărcați armindeni-logo\.svg \(SVG, \d+\u00a0kB\)$/ });
  expect(link.hasAttribute('download')).toBe(true);
  expect(page.getAllByRole('link', { name: /^Descărcați / })).toHaveLength(6);
});
