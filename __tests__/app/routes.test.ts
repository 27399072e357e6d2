/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { calendarHref, eventCalendarHref, feedHref, feedNames } from '@/lib/routing/files';
import { privateRoutes } from '@/lib/routing/private';
import { href, routes } from '@/lib/routing/routes';
import { aboutSegment, site } from '@/content/site';

/** The site's pages, without the slots of their layout, and the map document, which has its own. */
const roots = ['app/[locale]', 'app/(map)/[locale]'].map((folder) => path.join(process.cwd(), folder));

const pages = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!@)(?:.*\/)?(page\.tsx|route\.ts)$/.test(file))
    .map((file) => path.dirname(file).replace(/^\.$/, '')),
);

/** A route's path as its folder is called: configured names and parameters become one dynamic segment. */
const shape = (segments: string) => segments.replace(/\[[^\]]+\]/g, '*');
const folderOf = (route: string) =>
  shape(
    route
      .replace(new RegExp(`^${aboutSegment}(?=/|$)`), '[about]')
      .replace(site.founderSlug, '[founder]')
      .replace(/\{(\w+)\}/g, '[$1]'),
  );

describe('the route table', () => {
  it('has a page for every row', () => {
    const folders = new Set(pages.map(shape));
    const missing = Object.values(routes).filter((route) => !folders.has(folderOf(route)));
    expect(missing).toEqual([]);
  });

  it('has a row for every page but the one for everything else', () => {
    const ofVisitors = Object.values(privateRoutes).map((route) => route.replace('{locale}/', ''));
    const files = [...feedNames.map((name) => feedHref('ro', name)), calendarHref('ro')];
    const ofPrograms = [...files, eventCalendarHref('ro', '*').replace('*.ics', '{file}')].map((file) =>
      file.replace('/ro/', ''),
    );
    const rows = new Set([...Object.values(routes), ...ofVisitors, ...ofPrograms].map(folderOf));
    expect(pages.map(shape).filter((folder) => !rows.has(folder))).toEqual(['*', 'manifest.webmanifest']);
  });

  it('makes addresses with their language, parameters and no trailing slash', () => {
    expect(href('ro', 'home')).toBe('/ro');
    expect(href('en', 'news-details', { slug: 'a-b' })).toBe('/en/stiri/a-b');
    expect(href('ro', 'mc')).toBe(`/ro/${aboutSegment}/${site.founderSlug}`);
    expect(href('ro', 'media-section', { section: 'a/b' })).toBe('/ro/media/a%2Fb');
  });
});
