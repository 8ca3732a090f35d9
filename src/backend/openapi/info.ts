import 'server-only';
import { company } from '#shared/company/company.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { domainOf } from '#shared/routes/domains.ts';
import type { Json } from './schemas.ts';

const description = `The calls of the shop.

The host says the country; the query \`locale\` says the language. Cart, wishlist and login belong to the browser: its cookies say whose they are, and each is set by the call that starts what it stands for. Changes are taken from the shop’s own pages, and from programs that send no \`Origin\`.

Every rejection is a Problem; \`data.exception\` names it. Sums are integers in minor units of their currency, moments are epoch milliseconds, days are ISO 8601.

An order is bought by POST /carts/add, /carts/address/delivery, /carts/payment and /orders, in this order: each answers with the cart, whose \`placementKey\` and \`priceTotal\` the last one takes.`;

/** What the document describes, and whom to ask. */
export const info: Json = {
  title: company.brand,
  version: '1',
  description,
  contact: { name: company.legalName, email: company.email },
  // The terms are in the file LICENSE: no licence that SPDX has on its list.
  license: { name: 'All rights reserved', identifier: `LicenseRef-${company.brand}` },
};

const codes = Object.keys(countries) as CountryCode[];

/** Where the calls are: at the host that serves the document, and at the shops of all countries. */
export const servers = (): Json[] => [
  { url: '/', description: 'The host that serves this document' },
  {
    url: 'https://www.{domain}',
    description: 'The shop of a country',
    variables: {
      domain: { default: domainOf('de'), enum: codes.map(domainOf), description: 'The domain of the country' },
    },
  },
];
