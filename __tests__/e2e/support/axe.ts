import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Whatever is on the screen now breaks no axe rule. */
export async function expectAccessible(page: Page, context = page.url(), without: string[] = []) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
    // Runs entirely in the page: no page here has a frame of another origin.
    .setLegacyMode()
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ id, target, html })),
  );
  expect(faults, context).toEqual([]);
}
