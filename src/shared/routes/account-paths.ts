import { hrefTo, type Site } from '#shared/country/site.ts';

/** The screens below an account's overview, by their path (specification §2). */
export const accountSections = [
  'orders',
  'addresses',
  'add-address',
  'edit-address',
  'edit-billing-address',
  'payment-methods',
  'products',
  'add-payment',
  'profile',
  'security',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** The section that a path segment names; undefined for any other text. */
export const accountSectionOf = (segment: string): AccountSection | undefined => accountSections.find((section) => section === segment);

const parents: Partial<Record<AccountSection, AccountSection>> = {
  'add-address': 'addresses',
  'edit-address': 'addresses',
  'edit-billing-address': 'addresses',
  'add-payment': 'payment-methods',
  delete: 'security',
};

/** The parent screen of a section; undefined: the overview. */
export const parentOf = (section: AccountSection): AccountSection | undefined => parents[section];

const below = (section: AccountSection | undefined, id: string | undefined): string =>
  ['account', section, id === undefined ? undefined : encodeURIComponent(id.toWellFormed())].filter(Boolean).join('/');

/** The address of a screen of the account: `/account/orders`, `/fr/account/orders/CH-1`; without a section its overview. */
export const accountPath = (site: Pick<Site, 'root'>, section?: AccountSection, id?: string): string => hrefTo(site, below(section, id));

/** The same screen for browsers without script: a personal document that is never cached. */
export const noScriptAccountPath = (site: Pick<Site, 'root'>, section?: AccountSection, id?: string): string =>
  hrefTo(site, `plain/${below(section, id)}`);
