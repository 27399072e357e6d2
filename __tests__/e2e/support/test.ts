import { expect, test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

export { expect };

/** For what needs no browser: none is opened. */
export const http = base;

/** What the browser complains of. Whatever a test does not expect by name fails it. */
export type Problems = {
  /** A problem that the test provokes; it must then occur. */
  expect(pattern: RegExp): void;
};

/** Not every violation of the policy reaches the console by itself. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
  });
}

function listen(context: BrowserContext, found: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') found.push(`third party: ${request.url()}`);
  });
}

export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      listen(context, found);
      await context.addInitScript(reportViolations);
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'console errors, page errors, policy violations, third-party requests').toEqual([]);
      for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern));
    },
    { auto: true },
  ],
});
