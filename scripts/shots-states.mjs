/**
 * The dialogs of the shop, from the first purchase to an order with errors: the state's name, how to reach it from the previous one, and what is then on the screen.
 * @typedef {import('playwright').Page} Page
 * @type {[string, (page: Page) => Promise<unknown>, string][]}
 */
export const states = [
  ['product-dialog', (page) => page.locator('main li a').first().click(), 'dialog[open] img'],
  [
    'added',
    (page) => page.locator('dialog[open] button', { hasText: /Cumpărați|Buy/ }).click(),
    'dialog[open] [role=status]',
  ],
  [
    'order',
    (page) => page.locator('dialog[open] button', { hasText: /Finalizați|Finish/ }).click(),
    'dialog[open] form',
  ],
  [
    'order-with-errors',
    (page) => page.locator('dialog[open] button[type=submit]').click(),
    'dialog[open] [aria-invalid]',
  ],
];
