import path from 'node:path';
import { number, object, string, ValidationError } from 'yup';
import type { InferType, StringSchema } from 'yup';
import {
  flag,
  hosts,
  hostsOf,
  httpAddress,
  isTrustProxy,
  mailAddresses,
  smtpAddress,
  webhookAddress,
} from './env-fields';
import { parseTrustProxy } from './trust-proxy';
import type { TrustProxy } from './trust-proxy';

/** Required beside another variable that is set. */
const needed =
  (message: string) =>
  ([given]: unknown[], field: StringSchema) =>
    given === undefined ? field : field.required(message);

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
  DESK_SECRET: string().min(16, 'DESK_SECRET must have at least 16 characters'),
  DESK_WEBHOOK_URL: webhookAddress(),
  DESK_WEBHOOK_SECRET: string()
    .min(16, 'DESK_WEBHOOK_SECRET must have at least 16 characters')
    .when('DESK_WEBHOOK_URL', needed('DESK_WEBHOOK_URL needs DESK_WEBHOOK_SECRET')),
  SMTP_URL: smtpAddress(),
  DESK_MAIL_TO: mailAddresses('DESK_MAIL_TO').when('SMTP_URL', needed('SMTP_URL needs DESK_MAIL_TO')),
  DESK_MAIL_FROM: mailAddresses('DESK_MAIL_FROM'),
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
  /** The desk's passphrase; without it there is no desk. */
  deskSecret: string | undefined;
  deskWebhook: { url: string; secret: string } | undefined;
  deskMail: { smtpUrl: string; to: string; from: string } | undefined;
  googleMapsApiKey: string | undefined;
};

type Values = InferType<typeof schema>;

function webhookOf({ DESK_WEBHOOK_URL: url, DESK_WEBHOOK_SECRET: secret }: Values) {
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** Without a sender of its own, the desk writes to itself. */
function mailOf({ SMTP_URL: smtpUrl, DESK_MAIL_TO: to, DESK_MAIL_FROM: from }: Values) {
  return smtpUrl !== undefined && to !== undefined
    ? { smtpUrl, to, from: from ?? to.split(',', 1)[0] ?? to }
    : undefined;
}

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
      deskSecret: value.DESK_SECRET,
      deskWebhook: webhookOf(value),
      deskMail: mailOf(value),
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
