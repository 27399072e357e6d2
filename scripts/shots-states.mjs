/**
 * What opens over the shop, from the first purchase to the order sent back with its errors. Each step leaves the page
 * in the state it is named after.
 * @typedef {import('playwright').Page} Page
 * @type {[string, (page: Page) => Promise<unknown>][]}
 */
export const states = [
  ['product-dialog', (page) => page.locator('main li a').first().click()],
  ['added', (page) => page.locator('dialog[open] button', { hasText: /Cumpărați|Buy/ }).click()],
  ['order', (page) => page.locator('dialog[open] button', { hasText: /Finalizați|Finish/ }).click()],
  ['order-with-errors', (page) => page.locator('dialog[open] button[type=submit]').click()],
];
