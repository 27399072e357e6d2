import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

async function expectNone(page: Page, context: string, limit: (axe: AxeBuilder) => AxeBuilder) {
  // Runs entirely in the page: no page here has a frame of another origin.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await limit(axe.options({ resultTypes: ['violations'] })).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ id, target, html })),
  );
  expect(faults, context).toEqual([]);
}

/** Whatever is on the screen now breaks no axe rule. */
export const expectAccessible = (page: Page, context = page.url(), without: string[] = []) =>
  expectNone(page, context, (axe) => axe.disableRules(without));

/** For another colour scheme of a page that has been found accessible: colours are all that it changes. */
export const expectContrast = (page: Page, context: string) =>
  expectNone(page, context, (axe) =>
    axe.options({ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }),
  );
