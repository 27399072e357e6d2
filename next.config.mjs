import path from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { hasPrivateMedia, remotePatterns } from './lib/page-cache/media-origins.mjs';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
});

if (process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_SIMULATED_CHECKOUT === '1') {
  process.stderr.write(
    'Environment: NEXT_PUBLIC_SIMULATED_CHECKOUT is for development only; unset it to build the site\n',
  );
  process.exit(1);
}

/** @type {import('next').NextConfig} */
const config = {
  cacheHandler: path.resolve(import.meta.dirname, 'lib/page-cache/handler.mjs'),
  cacheMaxMemorySize: 0,
  // API paths end in a slash: a redirect would break POST (docs/decisions/003).
  skipTrailingSlashRedirect: true,
  // The Markdown twin of a page (lib/routing/files.ts); anything else called so is another page's own name.
  rewrites: async () => ({
    beforeFiles: [{ source: '/:page((?:ro|en)(?:/.+)?)\\.md', destination: '/markdown/:page' }],
    afterFiles: [],
    fallback: [],
  }),
  poweredByHeader: false,
  // The gallery of parts (app/[locale]/parts) is a page in development only.
  pageExtensions: ['tsx', 'ts', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  reactStrictMode: true,
  // Set by scripts/test.mjs when tsc has just run; any other build checks types itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  htmlLimitedBots: /.*/,
  serverExternalPackages: ['@libsql/client', 'fontkit', 'nodemailer', 'pg', 'pino'],
  experimental: { imgOptMaxInputPixels: 50_000_000, imgOptTimeoutInSeconds: 7 },
  images: {
    formats: ['image/webp'],
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 256 * 1024 * 1024,
    dangerouslyAllowSVG: false,
    // In place of the framework's own, which lets any site frame a picture.
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    localPatterns: [{ pathname: '/art/**' }],
    // Read at startup, not at build time, so that one build serves any API host.
    remotePatterns: remotePatterns(process.env),
    dangerouslyAllowLocalIP: await hasPrivateMedia(process.env),
    // The framework does not hold a redirect against the patterns.
    maximumRedirects: 0,
    maximumResponseBody: 20 * 1024 * 1024,
  },
};

export default withNextIntl(config);
