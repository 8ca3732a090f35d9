import type { Descriptions } from './description.ts';

/** Sums of money, taxes, and the reasons for them. */
export const moneyDescriptions: Descriptions = {
  Money: 'A sum in minor units of its currency.',
  SumReasons: 'Explains the lines of a total.',

  rawValue: ['The sum in minor units of the currency: 36500 is 365.00 EUR, 63000 is 63,000 JPY.', 36500],
  currency: 'ISO 4217.',
  pricePerItem: 'The price of one piece.',
  priceTotal: 'The sum that the buyer pays: goods, less discounts, with shipping and taxes.',
  'items.priceTotal': 'The price of all pieces of the line.',
  'CartItem.priceTotal': 'The price of all pieces of the line.',
  priceWithoutDiscountAndShippingCosts: 'The value of the goods: all lines that can be bought.',
  discountValue: 'The sum that all discount codes take off.',
  shippingCosts: 'What shipping costs.',

  taxes: 'Every tax in the total.',
  'taxes.label': ['What the tax is called, in the language of the call.', 'MwSt.'],
  'taxes.rate': ['The rate in basis points: 1900 is 19 %, 997.5 is 9.975 %.', 1900],
  'taxes.amount': 'The sum of the tax.',
  isIncluded: 'True where prices contain the tax; false where it is added to them.',

  reasons: 'Explains the lines of the total.',
  'Order.reasons': 'Explains the lines of the total; null where none were stored with the order.',
  pieces: ['How many pieces the value of the goods contains.', 2],
  shipping: 'When shipping is free; null where the shipping method has a fixed price.',
  freeFrom: 'Shipping is free from this value of the goods on.',
  'shipping.missing': 'What the value of the goods still lacks for free shipping; null where it is reached.',
  tax: 'Which tax the total contains.',
  'tax.label': ['What the tax is called, in the language of the call.', 'MwSt.'],
  base: 'The sum that is taxed: with the tax where prices contain it, otherwise without.',
  'tax.region': [
    'The state or province whose rate applies; null where the country has one rate, or the address is not known yet.',
    'New York',
  ],
  'tax.isOpen': 'True while the rate depends on an address that is not known yet.',
  isImport:
    'True where the place lies outside the tax territory: taxes and duties of its own are not in the total and fall due on delivery.',
  isAverage: 'True where the rate contains the average of the local taxes of the region.',
};
