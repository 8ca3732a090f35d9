import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { addressLayoutOf } from '../../../src/shared/address/address-layout.ts';
import { orderButtonText } from '../../../src/shared/checkout/order-button.ts';
import type { PaymentMethod } from '../../../src/shared/contract/cart.ts';
import { type CountryCode, type CountryFacts, countries, type Language } from '../../../src/shared/country/countries.ts';
import { findSite, type Site } from '../../../src/shared/country/site.ts';
import { inCountryWords } from '../../../src/shared/i18n/country-words.ts';
import type { MessageKey } from '../../../src/shared/i18n/messages.ts';
import { createTranslator, type MessageValues } from '../../../src/shared/i18n/translator.ts';
import type { Buyer } from './buyers.ts';
import { checkKeys } from './keyboard-checks.ts';
import { messagesOf } from './messages-of.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The beginning of a label: notes such as "optional" may follow. */
const startingWith = (text: string): RegExp => new RegExp(`^${literal(text)}`);

/** A payment method that the form can offer. */
export type OfferedMethod = Exclude<PaymentMethod, 'aliasCreditCard' | 'Unspecified'>;

/** A visitor of a country's shop in one of its languages, with their actions. */
export class Shopper {
  readonly page: Page;
  readonly site: Site;
  readonly origin: string;

  constructor(page: Page, country: CountryCode, language: Language, port: number) {
    this.page = page;
    const site = findSite(country, language);
    if (!site) throw new Error(`${country} does not speak ${language}`);
    this.site = site;
    this.origin = `http://${country}.localhost:${port}`;
  }

  /** A text of the interface, in this shopper's language. */
  t(key: MessageKey, values?: MessageValues): string {
    return createTranslator(this.site.language, messagesOf(this.site))(key, values);
  }

  /** The start of a text that contains values. */
  sayStart(key: MessageKey): string {
    return this.t(key).split('{{')[0]?.trim() ?? '';
  }

  async visit(path = ''): Promise<void> {
    await this.page.goto(`${this.origin}${this.site.root}${path}`);
  }

  /** Closes the initial popup of a market, if it has one. */
  async acceptPopup(): Promise<void> {
    if (this.t('shell.popup.isShown') !== 'true') return;
    // A hand keeps moving, also while the page is not interactive yet.
    await expect(async () => {
      await this.page.mouse.move(200, 300);
      await this.page.mouse.move(300, 300, { steps: 3 });
      await expect(this.dialog()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await this.dialog()
      .getByRole('button', { name: this.t('shell.popup.accept') })
      .click();
    await expect(this.dialog()).toHaveCount(0);
  }

  async visitList(list: 'sinks' | 'taps'): Promise<void> {
    await this.visit();
    const { label, slug } = this.pageOf(list);
    const menu = this.page.getByRole('banner');
    await menu.getByRole('button', { name: label }).click();
    // Other links of the menu contain the list's name too, with a filter after it.
    await menu.locator(`a[href="${this.site.root}${slug}"]`).click();
    await this.page.waitForURL(`${this.origin}${this.site.root}${slug}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  private pageOf(list: 'sinks' | 'taps'): { label: string; slug: string } {
    const file = new URL(`../../../content/pages/${list}/${this.site.language}.json`, import.meta.url);
    const { label, slug } = JSON.parse(readFileSync(file, 'utf8')) as { label: string; slug: string };
    return { label: inCountryWords(this.site.locale, label), slug };
  }

  async openProduct(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name, exact: false }).first().click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async putIntoCart(): Promise<void> {
    await this.page
      .getByRole('button', { name: this.t('product.addToCart') })
      .first()
      .click();
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async goToCheckout(): Promise<void> {
    await this.dialog()
      .getByRole('link', { name: this.t('cart.toCheckout') })
      .click();
    await expect(this.page.getByRole('heading', { name: this.t('checkout.address.heading') })).toBeVisible();
  }

  field(key: MessageKey): Locator {
    return this.page
      .getByRole('main')
      .getByLabel(startingWith(this.t(key)))
      .first();
  }

  async fillAddress(buyer: Buyer): Promise<void> {
    await this.field('checkout.address.email').fill(buyer.email);
    await this.field('checkout.address.firstName').fill(buyer.firstName);
    await this.field('checkout.address.lastName').fill(buyer.lastName);
    await this.field('checkout.address.street').fill(buyer.street);
    const { labels } = addressLayoutOf(this.site.country);
    await this.field(labels.postalCode).fill(buyer.postalCode);
    await this.field(labels.city).fill(buyer.city);
    if (buyer.ward) await this.field(labels.addition).fill(buyer.ward);
    if (buyer.region) await this.field(labels.region).selectOption({ label: buyer.region });
  }

  async submitAddress(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('checkout.address.submit') }).click();
    await expect(this.page.getByRole('heading', { name: this.t('checkout.payment.heading') })).toBeVisible();
  }

  async choosePayment(method: OfferedMethod = 'CreditCard'): Promise<void> {
    await this.page.getByRole('radio', { name: this.t(`checkout.payment.method.${method}`) }).check({ force: true });
    await this.page.getByRole('button', { name: this.t('checkout.payment.submit') }).click();
    await this.seeSummary();
  }

  async seeSummary(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.t('checkout.summary.heading') })).toBeVisible();
  }

  /** Ticks the box of the summary; the payment step has boxes too, so it waits for the summary. */
  async acceptTerms(): Promise<void> {
    await this.seeSummary();
    await this.page.getByRole('checkbox').first().check({ force: true });
  }

  async order(): Promise<void> {
    await this.acceptTerms();
    await this.page.getByRole('button', { name: orderButtonText(this.site) }).click();
    await this.page.waitForURL('**/sandbox/pay/**');
  }

  /** Everything before the payment step, for tests that start there. */
  async bringToCheckout(buyer: Buyer): Promise<void> {
    await this.visit('spuelen/delta-60-s');
    await this.putIntoCart();
    await this.goToCheckout();
    await this.fillAddress(buyer);
    await this.submitAddress();
  }

  /** Everything before the provider's page. */
  async bringToPayment(buyer: Buyer): Promise<void> {
    await this.bringToCheckout(buyer);
    await this.choosePayment('CreditCard');
    await this.order();
  }

  async payByCard(number: string): Promise<void> {
    await this.page.getByLabel(this.t('sandbox.card.number')).fill(number);
    await this.page.getByLabel(this.t('sandbox.card.expiry')).fill('12/34');
    await this.page.getByLabel(this.t('sandbox.card.code')).fill('123');
    await this.page.getByRole('button', { name: this.payButton() }).click();
  }

  /** The amount on the provider's page, with plain spaces. */
  async sumToPay(): Promise<string> {
    const name = await this.page.getByRole('button', { name: this.payButton() }).innerText();
    return (this.payButton().exec(name)?.[1] ?? '').replaceAll(/\s+/g, ' ');
  }

  /** The button that shows the total. */
  private payButton(): RegExp {
    const [before = '', after = ''] = this.t('sandbox.pay.submit', { sum: '|' }).split('|');
    return new RegExp(`^${literal(before)}(.+)${literal(after)}$`);
  }

  async seeSuccess(): Promise<string> {
    await this.page.waitForURL('**/checkout/success/**');
    await expect(this.page.getByRole('main').getByText(this.t('checkout.success.title'), { exact: true })).toBeVisible();
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').at(-1) ?? '');
  }
}

/** Test cards of the sandbox provider. */
export const cards = { pays: '4242424242424242', challenge: '4000002500003155', declined: '4000000000000002' } as const;

type Fixtures = { shopperIn: (country: CountryCode, language?: Language, context?: BrowserContext) => Promise<Shopper> };

/** A test with shoppers: `const shopper = await shopperIn('ch', 'fr')`. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    checkKeys(page);
    await use(page);
  },
  shopperIn: async ({ page, baseURL }, use) => {
    const port = Number(new URL(baseURL ?? '').port);
    await use(async (country, language, context) => {
      const facts: CountryFacts = countries[country];
      return new Shopper(context ? await context.newPage() : page, country, language ?? facts.languages[0], port);
    });
  },
});
