import { vi } from 'vitest';
import type { Cart } from '#shared/contract/cart.ts';

/** The browser environment of a store: the document's language, and a URL. */
export const stubBrowser = (): void => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de', dataset: { locale: 'de-DE' } } });
  vi.stubGlobal('location', { pathname: '/spuelen' });
};

/** Makes the network answer with this. */
export const answerWith = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
};

const euro = (rawValue: number) => ({ rawValue, currency: 'EUR' as const });

/** A cart as the server sends it, with the given number of pieces of one sink. */
export const cartOf = (quantity: number, changes: Partial<Cart> = {}): Cart => ({
  items: [
    {
      productKey: 'lagune-60',
      variantKey: 'lagune-60-steel',
      sku: '10.60.0001',
      quantity,
      pricePerItem: euro(38900),
      priceTotal: euro(38900 * quantity),
      item: {
        name: 'Lagune 60',
        variantName: 'Edelstahl',
        url: '/spuelen/lagune-60',
        picture: null,
        alt: '',
        facts: '',
        guaranteeYears: 0,
      },
      isPurchasable: true,
      numberOfItemsInStock: 5,
    },
  ],
  itemCount: quantity,
  misfits: [],
  removedItems: [],
  reducedItems: [],
  priceWithoutDiscountAndShippingCosts: euro(38900 * quantity),
  discounts: [],
  discountValue: euro(0),
  shippingCosts: euro(0),
  taxes: [],
  priceTotal: euro(38900 * quantity),
  reasons: {
    pieces: quantity,
    shipping: null,
    tax: { label: 'MwSt.', base: euro(38900 * quantity), region: null, isOpen: false, isImport: false, isAverage: false },
  },
  consumer: null,
  deliveryAddress: null,
  billingAddress: null,
  shippingMethod: null,
  shippingMethods: [],
  dropPoints: [],
  dropPoint: null,
  paymentMethod: 'Unspecified',
  paymentMethods: ['CreditCard'],
  savedCard: null,
  keepsCard: false,
  directDebit: null,
  placementKey: '3f1c2f5e-0000-4000-8000-000000000000',
  draft: null,
  ...changes,
});
