import 'server-only';

type Tag = { name: string; description: string; paths: readonly string[] };

/** What calls are about. A call has the tag with the longest beginning of its path. */
export const tags: readonly Tag[] = [
  {
    name: 'Consumer accounts',
    description: 'The account of a consumer: registration, profile, email address, password, deletion.',
    paths: ['/consumer'],
  },
  {
    name: 'Logins',
    description: 'Logging in and out, and the browsers in which an account is logged in.',
    paths: ['/consumer/login', '/consumer/logout', '/consumer/sessions'],
  },
  {
    name: 'Consumer addresses',
    description: 'The billing address and the delivery addresses of an account.',
    paths: ['/consumer/addresses'],
  },
  {
    name: 'Consumer orders',
    description: 'The orders of an account.',
    paths: ['/consumer/orders'],
  },
  {
    name: 'Saved cards',
    description: 'The cards that an account has saved for later orders.',
    paths: ['/consumer/payment-methods'],
  },
  {
    name: 'Newsletter',
    description: 'Subscribing to the newsletter, confirming and ending it, with or without an account.',
    paths: ['/consumer/newsletter'],
  },
  {
    name: 'Registered products',
    description: 'Registering products for their guarantee, with or without an account.',
    paths: ['/consumer/products'],
  },
  {
    name: 'Wishlists',
    description: 'The wishlist of a browser or an account.',
    paths: ['/lists/my'],
  },
  {
    name: 'Shared wishlists',
    description: 'Wishlists that somebody shares by a link.',
    paths: ['/lists/shared'],
  },
  {
    name: 'Carts',
    description: 'The cart of a browser or an account: articles, discount codes, addresses, shipping, payment method.',
    paths: ['/carts'],
  },
  {
    name: 'Orders',
    description: 'Placing the order of a cart, and reading it.',
    paths: ['/orders'],
  },
  {
    name: 'Invoices',
    description: 'Invoices and credit notes as PDF.',
    paths: ['/invoices'],
  },
  {
    name: 'Returns',
    description: 'Returning what was ordered, and withdrawing from an order.',
    paths: ['/returns'],
  },
  {
    name: 'Payments',
    description: 'Calls of the payment provider, and of buyers who come back from it.',
    paths: ['/payments'],
  },
  {
    name: 'Products',
    description: 'Products with their prices and stock, their guarantee, and files made of their facts.',
    paths: ['/api/product'],
  },
  {
    name: 'Article numbers',
    description: 'Articles by their numbers.',
    paths: ['/products'],
  },
  {
    name: 'Search',
    description: 'Searching products, categories, pages and documents.',
    paths: ['/api/search'],
  },
  {
    name: 'Dealers',
    description: 'Dealers around a point.',
    paths: ['/api/dealersearch'],
  },
  {
    name: 'Places',
    description: 'Places of a country by name or postal code.',
    paths: ['/api/places'],
  },
  {
    name: 'Drop points',
    description: 'Shops in which parcels wait for their buyers.',
    paths: ['/api/droppoints'],
  },
  {
    name: 'Jobs',
    description: 'Open jobs.',
    paths: ['/api/careeroverview'],
  },
  {
    name: 'Consent',
    description: 'What visitors are asked before anything of others is loaded, and their answers.',
    paths: ['/api/consent'],
  },
  {
    name: 'Contact form',
    description: 'What the contact form asks in a country.',
    paths: ['/api/contactform'],
  },
  {
    name: 'Contact',
    description: 'Requests to the shop, and the challenge that must be solved for them.',
    paths: ['/marketing/contact'],
  },
  {
    name: 'Documentation',
    description: 'This document.',
    paths: ['/openapi.json'],
  },
];

const byPath = tags.flatMap(({ name, paths }) => paths.map((path) => ({ name, path }))).toSorted((a, b) => b.path.length - a.path.length);

/** The tag of a call. Every path needs one. */
export const tagOf = (path: string): string => {
  const found = byPath.find((tag) => path === tag.path || path.startsWith(`${tag.path}/`));
  if (!found) throw new Error(`No tag for ${path}`);
  return found.name;
};
