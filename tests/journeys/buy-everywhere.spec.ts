import { expect } from '@playwright/test';
import { languages } from '../../src/shared/country/countries.ts';
import type { Site } from '../../src/shared/country/site.ts';
import { buyers } from '../support/browser/buyers.ts';
import { messagesOf } from '../support/browser/messages-of.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';
import { everySite } from '../support/browser/sites.ts';

// Shorter texts are the same word in several languages.
const shortest = 9;
const textsIn = (messages: unknown): string[] => {
  if (typeof messages === 'string') return [messages];
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(textsIn) : [];
};
const textsOf = (site: Pick<Site, 'language' | 'locale'>): string[] => textsIn(messagesOf(site));

/** Interface texts that other languages have and this site does not. */
const foreignTextsOf = (site: Site): Set<string> => {
  const foreign = languages.filter((language) => language !== site.language).flatMap((language) => textsOf({ language, locale: language }));
  const own = new Set(textsOf(site));
  return new Set(foreign.filter((text) => text.length >= shortest && !own.has(text)));
};
const normalizeSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

for (const site of everySite) {
  const { country, language, locale } = site;
  test(`C-09 O-01 O-04 ${locale}: a buyer in ${country} sees one language from home page to mail, and pays the stated total`, async ({
    shopperIn,
    page,
  }) => {
    const foreign = foreignTextsOf(site);
    const foreignIn = (text: string): string[] => text.split('\n').filter((line) => foreign.has(line.trim()));
    const seen: string[] = [];
    const look = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      seen.push(...foreignIn(await page.locator('body').innerText()));
    };
    const shopper = await shopperIn(country, language);
    const buyer = buyers[country];
    await shopper.visit();
    await shopper.acceptPopup();
    await look();
    await shopper.visitList('sinks');
    await look();
    await shopper.openProduct('Delta 60 S');
    await look();
    await shopper.putIntoCart();
    await expect(shopper.dialog()).toContainText('Delta 60 S');
    await look();
    await shopper.goToCheckout();
    await shopper.fillAddress(buyer);
    await look();
    await shopper.submitAddress();
    await look();
    await shopper.choosePayment('CreditCard');
    await expect(page.getByRole('main')).toContainText(buyer.street);
    await expect(page.getByRole('main')).toContainText(buyer.postalCode);
    const summary = normalizeSpaces(await page.getByRole('main').innerText());
    await look();
    await shopper.order();
    await look();
    const sum = await shopper.sumToPay();
    expect(summary).toContain(sum);
    await shopper.payByCard(cards.pays);
    const orderId = await shopper.seeSuccess();
    await look();
    const { html, text = '', to } = await findMailOf(orderId);
    expect(to?.[0]?.address).toBe(buyer.email);
    expect(html).toContain(`lang="${language}`);
    expect(normalizeSpaces(text)).toContain(sum);
    for (const own of [buyer.lastName, buyer.street, buyer.postalCode]) expect(text).toContain(own);
    expect([...seen, ...foreignIn(text)]).toEqual([]);
  });
}
