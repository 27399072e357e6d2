import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  apiSiteAddress,
  hostAddress,
  ports,
  revalidateSecret,
  siteAddress,
} from './__tests__/e2e/support/addresses';
import { browserArguments, findBrowser } from './scripts/browser.mjs';

/** The production build, on the embedded content; and once more on a real HTTP host that serves the same lists. */
const { site: port, apiSite: apiPort, host: hostPort } = ports;

// Workers evaluate this file again, but the folders must be created only once.
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'site-data-'));
process.env['E2E_API_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'site-api-data-'));
process.env['PLAYWRIGHT_CHROMIUM'] ??= findBrowser();

const server = { reuseExistingServer: false, timeout: 60_000, stdout: 'ignore', stderr: 'pipe' } as const;

/** What breaks servers, networks and starts on purpose: `npx playwright test --project faults`. */
const faults = /(api-host|growth|hostile-markup|kill|order-failures|start|trouble)\.spec\.ts/;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Slowness on a busy machine is not a failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env['PLAYWRIGHT_CHROMIUM'], args: browserArguments },
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A new context and page for every test costs more than most of what the tests do; storage and routes are cleared.
    reuseContext: true,
  },
  // The long ones first, so that no worker waits for one of them at the end.
  projects: [
    { name: 'faults', testMatch: faults },
    { name: 'site', testIgnore: faults },
  ],
  webServer: [
    {
      ...server,
      command: 'node scripts/start.mjs',
      url: `http://127.0.0.1:${port}/api/health/live`,
      env: { PORT: String(port), SITE_URL: siteAddress, DATA_DIR: process.env['E2E_DATA'] },
    },
    {
      ...server,
      command: `npx tsx scripts/api-sample.ts --port ${hostPort}`,
      url: `http://127.0.0.1:${hostPort}/api/news/?locale=ro`,
    },
    {
      ...server,
      command: 'node scripts/start.mjs',
      url: `http://127.0.0.1:${apiPort}/api/health/live`,
      env: {
        PORT: String(apiPort),
        SITE_URL: apiSiteAddress,
        DATA_DIR: process.env['E2E_API_DATA'],
        API_URL: `${hostAddress}/api`,
        API_TIMEOUT_MS: '1500',
        REVALIDATE_SECRET: revalidateSecret,
      },
    },
  ],
});
