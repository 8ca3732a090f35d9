import type { Descriptions } from './description.ts';

/** Registered products and their guarantee. */
export const guaranteeDescriptions: Descriptions = {
  RegisterProductBody: 'A product, its purchase, and its owner.',
  RegistrationReceipt: 'The registration, and until when the guarantee lasts.',
  RegisteredProduct: 'A registered product as its owner sees it.',
  RegisteredProducts: 'All registered products of the account.',
  RemoveProductBody: 'The registration to take back.',
  ForgetProductBody: 'The parameters of the link in the mail of a registration.',
  ProductConfirmed: 'The registration belongs to the owner of the mailbox.',
  Forgotten: 'The registration is taken back.',
  GuaranteedProduct: 'The product that was typed, and its guarantee.',

  model: ['Name or article number of the product, as people write it.', 'Delta 60 S'],
  boughtAt: ['Where it was bought: name of the dealer, or number of an order of this shop.', 'Küchenwerk Paderborn'],
  purchasedOn: ['The date of purchase, ISO 8601.', '2025-11-14'],
  'RegisterProductBody.purchasedOn': 'The date of purchase; the guarantee counts from it.',
  'GetApiProductGuarantee.purchasedOn': ['The date of purchase, ISO 8601; left out only the years are answered.', '2025-11-14'],
  'purchasedOn.day': ['Day of the month.', 14],
  month: ['Month, 1 to 12.', 11],
  year: ['Year with four digits.', 2025],
  'RegisterProductBody.email': ['Email address of the owner, who gets a mail with the registration.', 'mia@example.com'],
  registrationId: ['Number of the registration.', 'G-DE-261128-GHFAJGEV'],
  'ForgetProductBody.id': ['From the mailed link: number of the registration.', 'G-DE-261128-GHFAJGEV'],
  'RegisteredProduct.sku': ['Article number; null where only the model is known.', '10.60.2101'],
  'RegisteredProduct.variantName': ['Name of the finish; null where only the model is known.', 'Anthrazit'],
  guaranteeEnds: ['The last day of the guarantee, ISO 8601.', '2040-11-14'],
  registeredAt: ['When it was registered, in epoch milliseconds.', 1795885304198],
  isForgotten: 'Always true, whether or not there was such a registration.',

  'GuaranteedProduct.product': 'The product; null where none has that name or article number.',
  'product.variantName': ['Name of the finish; null where only the model was named.', 'Anthrazit'],
  guarantee: ['The guarantee in words.', 'Garantie, 15 Jahre'],
  until: ['The last day of the guarantee in words; null without a date of purchase.', 'bis 14.11.2040'],
};
