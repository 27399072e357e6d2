/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { calendarHref, eventCalendarHref, feedHref, feedNames } from '@/lib/routing/files';
import { isPrivatePath, privateRoutes } from '@/lib/routing/private';
import { href, routes } from '@/lib/routing/routes';
import { aboutSegment, site } from '@/content/site';

/** The site's pages, without the slots of their layout, and the map document, which has its own. */
const roots = ['app/[locale]', 'app/(map)/[locale]'].map((folder) => path.join(process.cwd(), folder));

const pages = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!@)(?:.*\/)?(page\.tsx|route\.tsx?)$/.test(file))
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

const { desk, ...inALanguage } = privateRoutes;
const ofVisitors = Object.values(inALanguage).map((route) => route.replace('{locale}/', ''));

describe('the route table', () => {
  it('has a page for every row', () => {
    const folders = new Set(pages.map(shape));
    const rows = [...Object.values(routes), ...ofVisitors];
    const missing = rows.filter((route) => !folders.has(folderOf(route)));
    expect(missing).toEqual([]);
    expect(existsSync(path.join('app', desk, 'route.tsx'))).toBe(true);
  });

  it('has a row for every page but the one for everything else', () => {
    const files = [...feedNames.map((name) => feedHref('ro', name)), calendarHref('ro')];
    const ofPrograms = [...files, eventCalendarHref('ro', '*').replace('*.ics', '{file}')].map((file) =>
      file.replace('/ro/', ''),
    );
    const rows = new Set([...Object.values(routes), ...ofVisitors, ...ofPrograms].map(folderOf));
    expect(pages.map(shape).filter((folder) => !rows.has(folder))).toEqual(['*', 'manifest.webmanifest']);
  });

  it('tells the private pages, and what is below them, from those of everybody', () => {
    const filled = (route: string) => `/${route.replace('{locale}', 'ro').replace(/\{\w+\}/g, 'x')}`;
    const all = Object.values(privateRoutes).map(filled);
    expect([...all, ...all.map((path) => `${path}/x`)].filter((path) => !isPrivatePath(path))).toEqual([]);
    const others = Object.values(routes).map((route) => filled(`{locale}/${route}`));
    const likeThem = all.filter((path) => !path.endsWith('/x')).map((path) => `${path}x`);
    expect([...others, ...likeThem].filter(isPrivatePath)).toEqual([]);
  });

  it('makes addresses with their language, parameters and no trailing slash', () => {
    expect(href('ro', 'home')).toBe('/ro');
    expect(href('en', 'news-details', { slug: 'a-b' })).toBe('/en/stiri/a-b');
    expect(href('ro', 'mc')).toBe(`/ro/${aboutSegment}/${site.founderSlug}`);
    expect(href('ro', 'media-section', { section: 'a/b' })).toBe('/ro/media/a%2Fb');
  });
});
