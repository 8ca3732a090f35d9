import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test as plain } from '@playwright/test';
import type { MessageKey } from '../../src/shared/i18n/messages.ts';
import { createTranslator } from '../../src/shared/i18n/translator.ts';
import { buyers } from '../support/browser/buyers.ts';
import { test } from '../support/browser/shopper.ts';
import { chosenPassword, ruleRows, typedPhoneRow } from '../validation/rule-rows.ts';

const english = createTranslator('en', JSON.parse(readFileSync(new URL('../../translations/en.json', import.meta.url), 'utf8')));

const labels: Partial<Record<(typeof ruleRows)[number]['rule'], string>> = {
  required: 'Name',
  email: 'E-mail address',
  zip: 'Postal code',
  phone: 'Phone',
  confirmedPassword: 'Password again',
  delete: 'Type DELETE',
  accessCode: 'Access code',
  password: 'Password',
};

const openRules = (page: Page) => page.goto('/docs/frame/form/rules', { waitUntil: 'networkidle' });

/** Types a value and leaves the field: no message before, and the message, if any, is associated with the field. */
const expectVerdict = async (field: Locator, value: string, message: string, isRejected: boolean): Promise<void> => {
  await field.fill(value === 'x' ? 'y' : 'x');
  await field.blur();
  await field.focus();
  const before = await field.getAttribute('aria-invalid');
  await field.fill(value);
  expect([value, await field.getAttribute('aria-invalid')]).toEqual([value, before]);
  await field.blur();
  if (isRejected) {
    await expect(field, value).toHaveAttribute('aria-invalid', 'true');
    await expect(field, value).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    return;
  }
  await expect(field, value).not.toHaveAttribute('aria-invalid', 'true');
};

for (const { rule, messageKey, takes, refuses } of ruleRows) {
  const label = labels[rule];
  if (label === undefined) continue;
  plain(`V-01 V-02 V-04 ${rule}: in a browser each value is judged when its field is left, not while one types`, async ({ page }) => {
    await openRules(page);
    if (rule === 'confirmedPassword') await page.getByLabel('Password', { exact: true }).fill(chosenPassword);
    const field = page.getByLabel(label, { exact: true });
    for (const value of refuses) await expectVerdict(field, value, english(messageKey), true);
    for (const value of takes) await expectVerdict(field, value, english(messageKey), false);
  });
}

plain('V-02 attachments: in a browser each file is taken or refused by its name', async ({ page }) => {
  const row = ruleRows.find(({ rule }) => rule === 'attachments');
  const errorItems = page.getByRole('listitem').filter({ hasText: /neither|one dot/ });
  for (const [names, count] of [
    [row?.refuses ?? [], 1],
    [row?.takes ?? [], 0],
  ] as const) {
    for (const name of names) {
      await page.goto('/docs/frame/file-field/empty', { waitUntil: 'networkidle' });
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(10) });
      await expect(page.getByRole('listitem').filter({ hasText: name }), name).toHaveCount(1);
      await expect(errorItems, name).toHaveCount(count);
    }
  }
});

plain('V-04 an empty form that is sent leads to its first field, all rules told in order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openRules(page);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
});

const shopFields = [
  { rule: 'required', key: 'checkout.address.lastName' },
  { rule: 'email', key: 'checkout.address.email' },
  { rule: 'zip', key: 'checkout.address.postalCode' },
  { rule: 'phone', key: 'checkout.address.phone' },
] as const satisfies { rule: string; key: MessageKey }[];

test('V-01 V-02 V-03 the address form of the shop follows the same table', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await expect(shopper.field('checkout.address.email')).toBeVisible();
  for (const { rule, key } of shopFields) {
    const row = rule === 'phone' ? typedPhoneRow : ruleRows.find((one) => one.rule === rule);
    const field = shopper.field(key);
    for (const value of (row?.refuses ?? []).filter((one) => one.trim() !== '' || rule === 'required'))
      await expectVerdict(field, value, shopper.t(row?.messageKey ?? 'general.validation.required'), true);
    for (const value of row?.takes ?? []) await expectVerdict(field, value, '', false);
  }
  await shopper.fillAddress(buyers.de);
  await shopper.field('checkout.address.phone').fill('');
  await shopper.submitAddress();
  await expect(page).toHaveURL(/checkout\/payment/);
});
