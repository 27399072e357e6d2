import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits for hydration: a click before that loads the link as a new document. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  );
}

/** Opens a page as a new document and waits until its scripts run. */
export async function open(page: Page, address: string, status = 200) {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  await hydrated(page);
}

export const mainHeading = (page: Page) => page.locator('#main-heading');
