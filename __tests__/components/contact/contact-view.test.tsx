import { ContactView } from '@/components/contact/contact-view';
import { contactPage } from '@/lib/content/texts/contact';
import { env } from '@/lib/server/env';
import { site } from '@/content/site';
import { serverPage } from '@/__tests__/support/server-page';

jest.mock('@/lib/server/env', () => ({ env: jest.fn() }));

async function contact(locale: 'ro' | 'en', googleMapsApiKey?: string) {
  jest
    .mocked(env)
    .mockReturnValue({ siteUrl: 'https://armindeni.example.org', googleMapsApiKey } as ReturnType<
      typeof env
    >);
  return serverPage(<ContactView page={await contactPage(locale)} />, locale);
}

const words = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim();

describe('the contact page', () => {
  it('gives e-mail and telephone as links', async () => {
    const page = await contact('ro');
    expect(page.querySelector('a[href^="mailto:"]')?.textContent).toBe(site.contact.email);
    expect(page.querySelector('a[href="tel:0000000000"]')?.textContent).toBe('0000 000 000');
    expect(words(page.querySelector('address'))).toContain(site.contact.address.street);
  });

  it.each([
    ['ro', 'De luni până vineri, între orele 9:00 și 19:00'],
    ['en', 'Monday to Friday, 9 am to 7 pm'],
  ] as const)('says the opening hours in words (%s)', async (locale, hours) => {
    const page = await contact(locale);
    const times = [...page.querySelectorAll('dd time')];
    expect(words(times[0]?.closest('p'))).toBe(hours);
    expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['09:00', '19:00']);
  });

  it('tells every way there', async () => {
    const page = await contact('en');
    const { directions } = await contactPage('en');
    for (const { title, text } of directions) {
      const term = [...page.querySelectorAll('dt')].find((each) => each.textContent === title);
      expect(words(term?.nextElementSibling)).toBe(text);
    }
  });

  it('draws its own map, for paper and for the night, with sizes', async () => {
    const page = await contact('en');
    const picture = page.querySelector('picture');
    expect(picture?.querySelector('source')?.getAttribute('media')).toContain('prefers-color-scheme: dark');
    expect(picture?.querySelector('img')?.getAttribute('alt')).toContain(site.contact.address.street);
    for (const image of picture?.children ?? []) expect(image.getAttribute('width')).toBe('1600');
  });

  it('offers the interactive map only with a key, and never loads it by itself (reading 60)', async () => {
    const without = await contact('ro');
    expect(without.querySelectorAll('button')).toHaveLength(0);
    const withKey = await contact('ro', 'a-key-for-tests');
    expect(words(withKey.querySelector('button'))).toBe('Deschideți harta interactivă');
    for (const page of [without, withKey]) {
      expect(page.querySelectorAll('iframe')).toHaveLength(0);
      expect(page.innerHTML).not.toMatch(/google(apis)?\.com|a-key-for-tests/);
    }
  });
});
