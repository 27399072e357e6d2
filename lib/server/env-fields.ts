import { boolean, string } from 'yup';
import { parseTrustProxy } from './trust-proxy';

export const httpAddress = () =>
  string().test('address', '${path} must be an http(s) address without a query', (value) => {
    if (value === undefined) return true;
    if (!URL.canParse(value)) return false;
    const { protocol, search, hash } = new URL(value);
    return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === '';
  });

export const flag = (otherwise = false) =>
  boolean()
    .transform((_, raw: unknown) => (raw === '1' ? true : raw === '0' ? false : raw))
    .default(otherwise);

export function isTrustProxy(text: string): boolean {
  try {
    parseTrustProxy(text);
    return true;
  } catch {
    return false;
  }
}

/** `cdn.example.org, media.example.org:8443` as a list, in lower case. */
export const hosts = () =>
  string().test('hosts', 'MEDIA_HOSTS must be hosts, with or without a port, between commas', (value) =>
    hostsOf(value).every((host) => {
      const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
      return url !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/.test(host) && url.port !== '0';
    }),
  );

export const hostsOf = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

/** Where the desk is told of orders. A query may hold the receiver's own key. */
export const webhookAddress = () =>
  string().test('webhook', 'DESK_WEBHOOK_URL must be an http(s) address', (value) =>
    value === undefined ? true : URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  );

export const smtpAddress = () =>
  string().test('smtp', 'SMTP_URL must begin with smtp:// or smtps://', (value) =>
    value === undefined ? true : URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
  );

/** `desk@example.org, ana@example.org`. */
export const mailAddresses = (name: string) =>
  string().matches(
    /^[^\s@,<>]+@[^\s@,<>]+(\s*,\s*[^\s@,<>]+@[^\s@,<>]+)*$/,
    `${name} must be mail addresses, between commas`,
  );
