import type { CountryCode, Language } from '#shared/country/countries.ts';

/** A registered product. Dates are `2026-11-14`, other times epoch milliseconds. */
export type RegisteredProductTable = {
  registrationId: string;
  /** A hash of the input: the same sent again is the same registration. */
  fingerprint: string;
  /** Opens the registration. Stored in plain text, since the mail carries it in its link. */
  secret: string;
  /** The logged-in consumer; null: it belongs to the account whose mailbox confirms it. */
  consumerId: string | null;
  country: CountryCode;
  language: Language;
  email: string;
  /** The normalised address. */
  emailKey: string;
  firstName: string;
  lastName: string;
  productKey: string;
  /** Null where only the model was named. */
  sku: string | null;
  /** The model's name, in case it leaves the catalogue. */
  name: string;
  purchasedOn: string;
  /** As it was promised when the product was registered. */
  guaranteeYears: number;
  guaranteeEnds: string;
  boughtAt: string;
  createdAt: number;
  /** When the owner of the mailbox confirmed it by the mail's link. */
  confirmedAt: number | null;
};

export type GuaranteeTables = { registeredProduct: RegisteredProductTable };
