import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { getCountry, loadContent } from '#backend/content/content.ts';
import { OrderReview } from '#client/cart/order-review.tsx';
import { SummaryForm } from '#client/checkout/summary-form.tsx';
import { address } from '#shared/contract/address.ts';
import type { Cart } from '#shared/contract/cart.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import { noScriptPathTo, noScriptStepPaths } from '#shared/routes/paths.ts';
import { loadCheckoutContext } from '../src/screens/checkout/checkout-context.ts';
import { cartOf } from './state/test-browser.ts';

const sites = (Object.keys(countries) as CountryCode[]).flatMap((country) => {
  const facts: CountryFacts = countries[country];
  return facts.languages.flatMap((language) => findSite(country, language) ?? []);
});

const cartFor = (site: Site): Cart => {
  const { shipping, tax } = getCountry(site.country);
  const money = (rawValue: number): Money => ({ rawValue, currency: countries[site.country].currency });
  const cart = cartOf(2);
  const [line] = cart.items;
  if (!line) throw new Error('an empty cart');
  const home = address.parse({ firstName: 'A', lastName: 'B', street: 'C 1', postalCode: '1', city: 'D', country: site.country });
  return {
    ...cart,
    items: [
      {
        ...line,
        item: { ...line.item, facts: '1000 × 500 mm', guaranteeYears: 15 },
        pricePerItem: money(38_900),
        priceTotal: money(77_800),
      },
    ],
    ...{ consumer: { email: 'a@b.example', phone: '' }, deliveryAddress: home, billingAddress: home, paymentMethod: 'CreditCard' },
    ...{
      shippingCosts: money(990),
      priceWithoutDiscountAndShippingCosts: money(77_800),
      discountValue: money(0),
      priceTotal: money(78_790),
    },
    taxes: [{ label: tax.label, rate: 1900, amount: money(12_580), isIncluded: tax.isIncluded }],
    shippingMethods: shipping.map(({ name, label, costs, minDays, maxDays }) => ({
      name,
      label,
      costs: money(costs),
      minDays,
      maxDays,
      endsAtDropPoint: false,
    })),
  };
};

const render = async (site: Site) => {
  const { t, country, rules, links, guaranteeYears, orderButton } = await loadCheckoutContext(site);
  const cart = cartFor(site);
  const shared = { site, cart, t, links, guaranteeYears, orderButton, addresses: noScriptStepPaths(site) };
  const review = <OrderReview cart={cart} locale={site.locale} countryName={country.name} cartHref={noScriptPathTo(site, 'cart')} t={t} />;
  const addressSetting = { countryName: country.name, regions: rules.regions };
  return {
    t,
    cart,
    links,
    guaranteeYears,
    orderButton,
    html: renderToStaticMarkup(<SummaryForm {...shared} addressSetting={addressSetting} review={review} />),
  };
};
const escaped = (text: string): string => renderToStaticMarkup(<p>{text}</p>).slice(3, -4);

beforeAll(() => loadContent());

describe.each(sites)('the last step in $country, $language', (site) => {
  test('Y-05 the only button that orders has exactly the label in the registry', async () => {
    const { html, orderButton } = await render(site);
    const buttons = html.match(/<button[^>]*type="submit"[\s\S]*?<\/button>/g) ?? [];
    expect(buttons.map((button) => button.replaceAll(/<[^>]+>/g, ''))).toEqual([escaped(orderButton)]);
  });

  test('Y-10 items with facts, prices, tax, delivery costs and time, total and legal texts come before the button', async () => {
    const { html, t, cart, links } = await render(site);
    const before = html.slice(0, html.indexOf('type="submit"'));
    const [line] = cart.items;
    const method = cart.shippingMethods[0];
    const told = [
      ...[line?.item.name ?? '', line?.item.facts ?? '', formatMoney(line?.pricePerItem ?? cart.priceTotal, site.locale)],
      ...[cart.priceTotal, cart.shippingCosts, cart.taxes[0]?.amount ?? cart.priceTotal].map((amount) => formatMoney(amount, site.locale)),
      t('checkout.summary.deliveryDays', { min: method?.minDays ?? 0, max: method?.maxDays ?? 0, count: method?.maxDays ?? 0 }),
      `href="${links.terms}"`,
      ...(links.withdrawal === undefined ? [] : [`href="${links.withdrawal}"`]),
    ];
    expect(told.filter((text) => text === '' || !before.includes(text.startsWith('href') ? text : escaped(text)))).toEqual([]);
  });

  test('Y-10 the seller and the privacy policy are one link away', async () => {
    const { html, links } = await render(site);
    expect(links.more).toHaveLength(2);
    for (const { href, label } of links.more) expect(html).toMatch(new RegExp(`href="${href}"[^>]*>${escaped(label)}<`));
  });

  test('Y-02 the notice of the legal guarantee and the label of durability appear in the Union and nowhere else', async () => {
    const { html, t, guaranteeYears } = await render(site);
    const { isEu, legalGuarantee } = getCountry(site.country);
    expect(guaranteeYears !== null).toBe(isEu);
    expect(html.includes(escaped(t('checkout.summary.guarantee')))).toBe(isEu);
    expect(html.includes(escaped(t('checkout.guarantee.years', { count: legalGuarantee?.years ?? 2 })))).toBe(isEu);
    expect(html.includes(escaped(t('checkout.guarantee.durability')))).toBe(isEu);
    // The mark belongs to the official sheet alone.
    expect(html).not.toContain('GARAN');
    expect(html.includes(escaped(t('checkout.guarantee.years', { count: 15 })))).toBe(isEu);
  });
});

test('Y-02 Spain and Portugal grant three years, the other members two', () => {
  const years = sites.map(({ country }) => [country, getCountry(country).legalGuarantee?.years] as const);
  expect([...new Map(years.filter(([, count]) => count === 3)).keys()].toSorted()).toEqual(['es', 'pt']);
});
