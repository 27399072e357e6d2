/** @jest-environment node */
import { isOwnPage } from '@/lib/orders/server/is-own-page';

const site = 'https://choir.example';
const own = (headers: Record<string, string>) =>
  isOwnPage(new Headers({ host: '127.0.0.1:3000', ...headers }), site);

describe('an order comes from a page of the site', () => {
  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://choir.example' },
    { origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://behind-a-proxy.example' },
  ])('with %j', (headers) => {
    expect(own(headers)).toBe(true);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://choir.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://127.0.0.1:3001' },
    { origin: 'https://choir.example:8443' },
    { origin: 'https://choir.example.evil.example' },
    { origin: 'https://sub.choir.example' },
  ])('but not with %j', (headers) => {
    expect(own(headers)).toBe(false);
  });
});
