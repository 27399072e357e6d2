/** @jest-environment node */
import { hasPrivateMedia, mediaOrigins, remotePatterns } from '@/lib/page-cache/media-origins.mjs';

const of = (api: string, hosts = '') => ({ API_URL: api, MEDIA_HOSTS: hosts });

describe('the origins of pictures and sound', () => {
  it('are the API and the hosts that the operator names, over https', () => {
    const given = of('https://api.example.org/v1', 'CDN.example.org, media.example.org:8443');
    expect(mediaOrigins(given)).toEqual([
      'https://api.example.org',
      'https://cdn.example.org',
      'https://media.example.org:8443',
    ]);
  });

  it('may be on plain http where the API is', () => {
    expect(mediaOrigins(of('http://127.0.0.1:8000/api', '127.0.0.1:9000'))).toEqual([
      'http://127.0.0.1:8000',
      'https://127.0.0.1:9000',
      'http://127.0.0.1:9000',
    ]);
  });

  it('are none without an API', () => {
    expect(mediaOrigins({ MEDIA_HOSTS: 'cdn.example.org' })).toEqual([]);
    expect(mediaOrigins(of('nonsense'))).toEqual([]);
  });

  it('are exact for the optimiser: protocol, host and port, and no sign of a host is a wildcard', () => {
    expect(remotePatterns(of('http://[::1]:8000/api'))).toEqual([
      { protocol: 'http', hostname: '\\[\\:\\:1\\]', port: '8000' },
    ]);
    expect(remotePatterns(of('https://*.example.org'))).toMatchObject([{ hostname: '\\*.example.org' }]);
  });
});

describe('private addresses', () => {
  it.each([
    ['http://127.0.0.1:8000', ''],
    ['http://10.1.2.3', ''],
    ['http://[fd00::1]:8000', ''],
    ['http://api:8000', ''],
    ['http://localhost:8000', ''],
    ['https://203.0.113.7', '192.168.0.9:9000'],
  ])('are permitted by an API at %s with media at "%s"', async (api, media) => {
    expect(await hasPrivateMedia(of(api, media))).toBe(true);
  });

  it.each([
    ['https://203.0.113.7', ''],
    ['https://203.0.113.7', 'cdn.example.org'],
    ['https://[2001:db8::1]', ''],
    ['https://name.invalid', ''],
  ])('are not by an API at %s with media at "%s"', async (api, media) => {
    expect(await hasPrivateMedia(of(api, media))).toBe(false);
  });
});
