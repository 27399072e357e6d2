import path from 'node:path';
import { boolean, number, object, string, ValidationError } from 'yup';
import { parseTrustProxy } from './trust-proxy';
import type { TrustProxy } from './trust-proxy';

const httpAddress = () =>
  string().test('address', '${path} must be an http(s) address without a query', (value) => {
    if (value === undefined) return true;
    if (!URL.canParse(value)) return false;
    const { protocol, search, hash } = new URL(value);
    return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === '';
  });

const flag = (otherwise = false) =>
  boolean()
    .transform((_, raw: unknown) => (raw === '1' ? true : raw === '0' ? false : raw))
    .default(otherwise);

function isTrustProxy(text: string): boolean {
  try {
    parseTrustProxy(text);
    return true;
  } catch {
    return false;
  }
}

/** `cdn.example.org, media.example.org:8443` as a list, in lower case. */
const hosts = () =>
  string().test('hosts', 'MEDIA_HOSTS must be hosts, with or without a port, between commas', (value) =>
    hostsOf(value).every((host) => {
      const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
      return url !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/.test(host) && url.port !== '0';
    }),
  );

const hostsOf = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

const schema = object({
  PORT: number().typeError('PORT must be a number').integer().min(1).max(65_535).default(3000),
  SITE_URL: httpAddress(),
  API_URL: httpAddress(),
  API_TIMEOUT_MS: number()
    .typeError('API_TIMEOUT_MS must be a number')
    .integer()
    .min(50)
    .max(60_000)
    .default(5_000),
  MEDIA_HOSTS: hosts(),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string().matches(
    /^(file:|postgres(ql)?:\/\/)/,
    'DATABASE_URL must begin with file: or postgres://',
  ),
  ORDER_RETENTION: flag(true).typeError('ORDER_RETENTION must be 0 or 1'),
  SHOP_API_IDEMPOTENT: flag().typeError('SHOP_API_IDEMPOTENT must be 0 or 1'),
  TRUST_PROXY: string()
    .default('0')
    .test(
      'proxies',
      'TRUST_PROXY must be a number of proxies (0 to 10) or a list of their addresses',
      isTrustProxy,
    ),
  REVALIDATE_SECRET: string().min(16, 'REVALIDATE_SECRET must have at least 16 characters'),
  GOOGLE_MAPS_API_KEY: string().matches(/^[\w-]{10,100}$/, 'GOOGLE_MAPS_API_KEY is not a key'),
});

export type Environment = {
  port: number;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
  /** Whether SITE_URL names it; without, search engines are kept out. */
  isPublic: boolean;
  /** Base address of the API without a trailing slash; undefined means the embedded content. */
  apiUrl: string | undefined;
  apiTimeoutMs: number;
  /** Hosts (`host` or `host:port`) besides the API's whose pictures and sound a page may load. */
  mediaHosts: string[];
  /** Absolute path of the folder for the journal and the last good copies. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether the server deletes orders whose retention is over. */
  orderRetention: boolean;
  shopApiIdempotent: boolean;
  trustProxy: TrustProxy | undefined;
  revalidateSecret: string | undefined;
  googleMapsApiKey: string | undefined;
};

/** Whether a DATABASE_URL leads to PostgreSQL, which several instances share. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Reads the environment (architecture, "Contract"). Empty values count as absent.
 * Throws an Error whose message is one line that names the first bad variable.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  try {
    const value = schema.validateSync(given, { stripUnknown: true });
    return {
      port: value.PORT,
      siteUrl: withoutSlash(value.SITE_URL ?? `http://localhost:${value.PORT}`),
      isPublic: value.SITE_URL !== undefined,
      apiUrl: value.API_URL === undefined ? undefined : withoutSlash(value.API_URL),
      apiTimeoutMs: value.API_TIMEOUT_MS,
      mediaHosts: hostsOf(value.MEDIA_HOSTS),
      dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), value.DATA_DIR),
      databaseUrl: value.DATABASE_URL,
      orderRetention: value.ORDER_RETENTION,
      shopApiIdempotent: value.SHOP_API_IDEMPOTENT,
      trustProxy: parseTrustProxy(value.TRUST_PROXY),
      revalidateSecret: value.REVALIDATE_SECRET,
      googleMapsApiKey: value.GOOGLE_MAPS_API_KEY,
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`Environment: ${error.message}`);
    throw error;
  }
}

let parsed: Environment | undefined;

/** The process's environment, parsed once. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
