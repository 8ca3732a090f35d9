import 'server-only';
import type { Json } from './schemas.ts';

// The meaning of a property name wherever it occurs. Defined here and not at the schemas, which are sent to browsers with their forms.
const meanings: Readonly<Record<string, string>> = {
  acceptedTotal:
    'The sum that the buyer saw, `priceTotal.rawValue` of the cart, in minor units of the currency. Another one is answered with 409.',
  placementKey:
    'The `placementKey` of the cart as it was shown (GET /carts). A key of one’s own is answered with 409: the cart has changed since.',
  terms: '`accept`: the buyer has agreed to the terms.',
  rawValue: 'The sum in minor units of the currency: 36500 is 365.00 EUR, 63000 is 63,000 JPY.',
  currency: 'ISO 4217.',
  taxRate: 'In basis points: 1900 is 19 %.',
  region:
    'Code of the state, province or prefecture as ISO 3166-2 has it behind the hyphen: `NY` in the United States, `ON` in Canada, `13` for Tokyo. Empty where the country’s addresses have none.',
  postalCode: 'As the country writes it. What people paste is cleaned first, and kept in one form: `00950` is `00-950` in Poland.',
  country: 'ISO 3166-1 alpha-2 in small letters, `de`; the United Kingdom is `gb`.',
  phone: 'With or without the country’s code; kept in its international form.',
  iban: 'With or without blanks; kept without.',
  productKey: 'Name of the product, `delta-60-s`: the last part of its page’s address.',
  variantKey: 'Name of the product in one finish, `delta-60-s-anthracite`: what is put into a cart.',
  sku: 'Article number, `20.22.1104`.',
  orderId: 'Number of the order, `DE-261124-7F3K9QXT`.',
  quantity: 'Pieces.',
  quantities: 'Pieces to give back by the position of the order’s lines: `{"1": 2}` is two of the first line.',
  position: 'The line’s place in its order, from 1.',
  statementKey: 'Made by the caller, a uuid: the same statement sent twice is one.',
  placedAt: 'Epoch milliseconds.',
  createdAt: 'Epoch milliseconds.',
  changedAt: 'Epoch milliseconds.',
  shippedAt: 'Epoch milliseconds.',
  expiresAt: 'Epoch milliseconds.',
  receivedAt: 'Epoch milliseconds.',
  registeredAt: 'Epoch milliseconds.',
  consentsModel: 'What was agreed to, each `true`: `TermsOfUse` and `PrivacyPolicy` are needed, `Newsletter` is a wish.',
  otp: 'The code of the mail, six signs.',
  trxId: 'From the mailed link.',
  trnxId: 'From the mailed link: its secret.',
  exception: 'Name of the refusal: what a program decides by.',
  messageKey: 'Key of the text that the form shows beside the field.',
  captcha:
    'The challenge of GET /marketing/contact/challenge with its solution, as JSON in Base64; where the shop has a key for reCAPTCHA a token of it for the action `submit`; from a page without script its ticket. Each counts once.',
  isIncluded: 'True where prices contain the tax; false where it is added to them.',
  redirectUrl: 'Where the buyer goes next: the payment provider’s page, or the success page.',
};

// A no-script form omits them when nothing is ticked, and gets an error at each box: to a schema they look optional.
const needed: readonly string[] = ['consentsModel', 'TermsOfUse', 'PrivacyPolicy'];

type Part = { properties?: Record<string, Json>; items?: Part; anyOf?: Part[]; allOf?: Part[]; required?: string[]; default?: unknown };

const describePart = (part: Part): void => {
  for (const [name, property] of Object.entries(part.properties ?? {})) {
    const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
    if (meaning !== undefined) property['description'] = meaning;
    describePart(property as Part);
  }
  const missed = needed.filter((name) => part.properties && name in part.properties && !part.required?.includes(name));
  if (missed.length > 0) {
    part.required = [...(part.required ?? []), ...missed];
    delete part.default;
  }
  for (const below of [part.items, ...(part.anyOf ?? []), ...(part.allOf ?? [])]) if (below) describePart(below);
};

/** Adds a description to every property whose name does not explain itself. */
export const describeProperties = (schemas: Json): Json => {
  const described = structuredClone(schemas);
  for (const schema of Object.values(described)) describePart(schema as Part);
  return described;
};

/** The names with a description, for the test that none has outlived its property. */
export const explained: readonly string[] = Object.keys(meanings);
