import 'server-only';
import { addWorkingDays } from '#backend/calendar/calendar.ts';
import { getCountry } from '#backend/content/content.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import { isSameAddress } from '#shared/address/is-same-address.ts';
import { shippingTo } from '#shared/content/shipping-to.ts';
import type { Address, BilledAddress } from '#shared/contract/address.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { Money } from '#shared/money/money.ts';
import type { InvoiceFacts, InvoiceLine } from './invoice-facts.ts';
import { sellerOf, titleOf } from './seller.ts';

/** A line for an article. */
export const articleLine = ({
  item,
  sku,
  quantity,
  pricePerItem,
  priceTotal,
}: Omit<Order['items'][number], 'productKey' | 'variantKey'>): InvoiceLine => ({
  kind: 'article',
  name: item.name,
  variant: item.variantName,
  ...{ sku, quantity, pricePerItem, priceTotal },
});

/** A line for anything else. */
export const otherLine = (kind: Exclude<InvoiceLine['kind'], 'article'>, name: string, amount: Money): InvoiceLine => ({
  ...{ kind, name },
  variant: '',
  sku: '',
  quantity: 1,
  pricePerItem: amount,
  priceTotal: amount,
});

const linesOf = (order: Order): InvoiceLine[] => {
  const { discounts, shippingCosts, shippingMethod } = order;
  return [
    ...order.items.map(articleLine),
    ...discounts.map(({ code, kind, value }) =>
      otherLine(kind === 'freeShipping' ? 'freeShipping' : 'discount', code, { ...value, rawValue: -value.rawValue }),
    ),
    otherLine('shipping', shippingMethod, shippingCosts),
  ];
};

const addressLinesOf = (address: Address, { language }: Site): string[] =>
  addressLines(address, {
    regions: getCountry(address.country).regions,
    // The company is in Germany: for all others the address needs its country.
    ...(address.country !== 'de' && { countryName: countryName(address.country, language) }),
  });

const taxNumberOf = ({ company, taxNumber = '' }: BilledAddress): string => (company === '' ? '' : taxNumber.toUpperCase());

const supplyOf = ({ country }: Site, { shippingMethod, deliveryAddress }: Order, from: number): InvoiceFacts['supply'] => {
  const carrier = shippingTo(getCountry(country), deliveryAddress).find(
    ({ name, label }) => name === shippingMethod || label === shippingMethod,
  );
  return { from: addWorkingDays(from, carrier?.minDays ?? 0, country), to: addWorkingDays(from, carrier?.maxDays ?? 0, country) };
};

const untaxedOf = ({ taxes, reasons }: Order): InvoiceFacts['untaxed'] => {
  const { label = '', region: taxedRegion = null } = reasons?.tax ?? {};
  return taxes.length > 0 || taxedRegion === null ? null : { label, place: taxedRegion };
};

type InvoiceKindFacts = Pick<InvoiceFacts, 'number' | 'issuedAt'>;

/** The content of the invoice of a paid order. */
export const factsOfInvoice = (site: Site, order: Order, t: Translate, document: InvoiceKindFacts): InvoiceFacts => {
  const { deliveryAddress, billingAddress, taxes, priceTotal } = order;
  const isSame = isSameAddress(deliveryAddress, billingAddress);
  const tax = taxes.reduce((sum, { amount }) => sum + amount.rawValue, 0);
  return {
    kind: 'invoice',
    ...document,
    site,
    seller: sellerOf(site, t, taxes),
    title: titleOf(site, 'invoice', t),
    buyer: addressLinesOf(billingAddress, site),
    buyerTaxNumber: taxNumberOf(billingAddress),
    delivery: isSame ? null : addressLinesOf(deliveryAddress, site),
    orderId: order.orderId,
    orderedAt: order.placedAt,
    supply: supplyOf(site, order, document.issuedAt),
    lines: linesOf(order),
    net: { ...priceTotal, rawValue: priceTotal.rawValue - tax },
    taxes,
    untaxed: untaxedOf(order),
    total: priceTotal,
    payment: { method: order.paymentMethod, at: document.issuedAt },
    corrects: null,
  };
};
