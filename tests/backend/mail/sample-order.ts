import type { OrderMailJob } from '#backend/mail/mail-job.ts';
import type { OrderMailFacts } from '#backend/mail/order-mail.ts';
import type { AddressInput } from '#shared/contract/address.ts';
import { type Order, order } from '#shared/contract/order.ts';
import type { Currency } from '#shared/country/currency.ts';
import type { Site } from '#shared/country/site.ts';

export const site = {
  german: { country: 'de', language: 'de', locale: 'de-DE', root: '/' },
  swiss: { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' },
  japanese: { country: 'jp', language: 'ja', locale: 'ja-JP', root: '/' },
} satisfies Record<string, Site>;

const miriam: AddressInput = {
  salutation: 'Female',
  firstName: 'Miriam',
  lastName: 'Ostertag-Nguyễn',
  street: 'Gartenweg 12 b',
  postalCode: '50674',
  city: 'Köln',
  country: 'de',
};

/** An order for tests: by default one sink twice, free shipping, 19 % included. */
export const sampleOrder = (currency: Currency = 'EUR', address: AddressInput = miriam): Order => {
  const money = (rawValue: number) => ({ rawValue, currency });
  const picture = {
    identifier: 'delta-60-s-anthracite',
    width: 1200,
    height: 900,
    placeholder: '#ECEAE6',
    resolutions: [
      { name: 'image_320w_240h', width: 320, height: 240, avif: '/pictures/a-320.avif', webp: '/pictures/a-320.webp' },
      { name: 'image_160w_120h', width: 160, height: 120, avif: '/pictures/a-160.avif', webp: '/pictures/a-160.webp' },
    ],
  };
  const item = {
    name: 'Delta 60 S',
    variantName: 'Anthrazit',
    url: '/spuelen/delta-60-s',
    picture,
    alt: 'Delta 60 S',
    facts: 'Granit',
    guaranteeYears: 15,
  };
  const line = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite', sku: '10.11.6010', quantity: 2, item };
  return order.parse({
    orderId: 'DE-261121-7F3K9Q',
    state: 'PAID',
    placedAt: Date.UTC(2026, 10, 21, 20, 0),
    email: 'miriam@example.com',
    items: [{ ...line, pricePerItem: money(44_900), priceTotal: money(89_800) }],
    priceWithoutDiscountAndShippingCosts: money(89_800),
    discounts: [],
    discountValue: money(0),
    shippingCosts: money(0),
    shippingMethod: 'DHL',
    dropPoint: null,
    taxes: [{ label: 'MwSt.', rate: 1900, amount: money(14_338), isIncluded: true }],
    priceTotal: money(89_800),
    deliveryAddress: address,
    billingAddress: address,
    paymentMethod: 'CreditCard',
  });
};

export const sampleJob = (change: Partial<OrderMailJob> = {}): OrderMailJob => ({
  template: 'order-confirmation',
  site: site.german,
  to: 'miriam@example.com',
  order: sampleOrder(),
  ...change,
});

export const sampleFacts: OrderMailFacts = {
  carrier: { label: 'DHL', minDays: 2, maxDays: 4 },
  regionsOf: () => ({}),
  guaranteeYears: 2,
  hasRightToWithdraw: true,
  sendBackDays: 14,
  refundDays: 14,
  legal: [
    { label: 'terms', name: 'AGB', path: '/agb', slug: 'agb', text: 'AGB\n\nGeltung' },
    {
      label: 'withdrawal',
      name: 'Widerrufsbelehrung',
      path: '/widerruf',
      slug: 'widerruf',
      text: 'Widerruf\n\nDas Recht, binnen vierzehn Tagen',
    },
    { label: 'privacy', name: 'Datenschutz', path: '/datenschutz', slug: 'datenschutz', text: 'Datenschutz' },
  ],
  phone: '+49 30 23125000',
  mail: 'hello@undula.example',
};
