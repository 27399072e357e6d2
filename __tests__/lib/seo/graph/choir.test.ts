/** @jest-environment node */
import { site } from '@/content/site';
import { pageGraph } from '@/lib/seo/graph/page-graph';

const graphOf = (page: Partial<Parameters<typeof pageGraph>[0]> = {}) =>
  pageGraph({ locale: 'en', path: 'contact', title: 'Contact', ...page })['@graph'];

it('every page says whose site it is, and that nothing here is real', () => {
  const [website, choir] = graphOf();
  expect(website).toMatchObject({
    '@type': 'WebSite',
    name: site.name.en,
    alternateName: [site.shortName, site.name.ro],
  });
  expect(choir).toMatchObject({
    ...{ '@type': ['Organization', 'MusicGroup'], name: site.name.en, telephone: site.contact.phone },
    address: { addressLocality: 'Bucharest', addressCountry: 'RO' },
    description: expect.stringContaining(site.demoNotice.en),
  });
  expect(website).toMatchObject({ publisher: { '@id': choir?.['@id'] } });
});

it('the pages about the choir add its hours, and how a purchase is returned', () => {
  const [, choir] = graphOf({ wholeChoir: true });
  expect(choir).toMatchObject({
    location: {
      openingHoursSpecification: {
        opens: '09:00',
        closes: '19:00',
        dayOfWeek: site.contact.hours.days.map((day) => `https://schema.org/${day}`),
      },
    },
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  });
});

it('a breadcrumb ends with the page itself', () => {
  const trail = [{ label: 'Public information', href: '/en/informatii-publice' }, { label: 'GDPR' }];
  const list = graphOf({ path: 'informatii-publice/gdpr', trail }).find(
    (node) => node['@type'] === 'BreadcrumbList',
  );
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Public information', item: expect.stringMatching(/\/en\/informatii-publice$/) },
      { position: 2, name: 'GDPR', item: expect.stringMatching(/\/en\/informatii-publice\/gdpr$/) },
    ],
  });
});

it('a page that only the operator’s machine can name keeps out of search engines', async () => {
  const { pageMetadata } = await import('@/lib/seo/metadata');
  expect(pageMetadata({ locale: 'ro', path: '' }).robots).toEqual({ index: false, follow: true });
});
