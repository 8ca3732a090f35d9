import type { CountryCode, Language } from '#shared/country/countries.ts';

/** A product that somebody registered. Days are `2026-11-14`, other times epoch milliseconds. */
export type RegisteredProductTable = {
  registrationId: string;
  /** What was sent, as a hash: the same sent again is the same registration. */
  fingerprint: string;
  /** Opens the registration. Kept as it is, since the mail carries it in its link. */
  secret: string;
  /** Who was logged in; null: it belongs to the account whose mailbox confirms it. */
  consumerId: string | null;
  country: CountryCode;
  language: Language;
  email: string;
  /** The address as it is compared. */
  emailKey: string;
  firstName: string;
  lastName: string;
  productKey: string;
  /** Null where the model alone was named. */
  sku: string | null;
  /** The model's name, for the day when the catalogue has it no more. */
  name: string;
  purchasedOn: string;
  /** As it was promised when the product was registered. */
  guaranteeYears: number;
  guaranteeEnds: string;
  boughtAt: string;
  createdAt: number;
  /** When its mailbox said by the mail's link that it is its own. */
  confirmedAt: number | null;
};

export type GuaranteeTables = { registeredProduct: RegisteredProductTable };
