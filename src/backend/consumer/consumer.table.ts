import 'server-only';
import type { ConsentType, CustomerType } from '#shared/contract/registration.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';

/** An account. Times are epoch milliseconds, JSON is text; a number that is empty was not given. */
export type ConsumerTable = {
  consumerId: string;
  email: string;
  /** The address as it is compared: one account each. */
  emailKey: string;
  /** PHC string, argon2id. */
  passwordHash: string;
  customerType: CustomerType;
  salutation: '' | 'Female' | 'Male';
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  taxNumber: string;
  /** The billing address as JSON. */
  billing: string | null;
  /** Where and in which language the account speaks. */
  country: CountryCode;
  language: Language;
  /** When the mailbox was proved. */
  confirmedAt: number;
  createdAt: number;
  changedAt: number;
};

/** An account that was asked for, until its mailbox is proved: everybody who names an address has one of their own, which nobody else's changes. */
export type PendingAccountTable = Omit<ConsumerTable, 'billing' | 'confirmedAt' | 'changedAt'> & {
  /** Of all that was asked for: the same twice is one. */
  fingerprint: string;
  /** What was ticked, as JSON. */
  consents: string;
  /** The order that becomes the account's. */
  orderId: string | null;
  /** When it was asked for the last time. */
  askedAt: number;
  /** The code of its mail; null where the address has an account, so that no code goes out. */
  codeId: string | null;
  secretHash: string | null;
  tries: number;
  expiresAt: number;
};

/** What a consumer agreed to, and when. */
export type ConsumerConsentTable = { consumerId: string; type: ConsentType; givenAt: number };

/** A secret that went out by mail: usable once, for a while, with few tries. */
export type ConsumerCodeTable = {
  codeId: string;
  consumerId: string;
  purpose: 'password' | 'newEmail' | 'stopNewEmail' | 'undoNewEmail';
  secretHash: string;
  tries: number;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  /** The address that the account gets, or keeps, by it; null for a password. */
  newEmail: string | null;
};

/** A delivery address of an account; exactly one of them is the primary one. */
export type ConsumerAddressTable = {
  addressId: string;
  consumerId: string;
  isPrimary: 0 | 1;
  isPrivate: 0 | 1;
  /** As JSON. */
  address: string;
  createdAt: number;
};

/** A browser that once gave an account's right password: its cookie holds the token, the database its SHA-256. */
export type KnownDeviceTable = { tokenHash: string; consumerId: string; seenAt: number };

/** What the last form without script did, as JSON, until a page has told it or a day is over. */
export type AccountDraftTable = { consumerId: string; draft: string; keptAt: number };

export type ConsumerTables = {
  consumer: ConsumerTable;
  pendingAccount: PendingAccountTable;
  consumerConsent: ConsumerConsentTable;
  consumerAddress: ConsumerAddressTable;
  consumerCode: ConsumerCodeTable;
  knownDevice: KnownDeviceTable;
  accountDraft: AccountDraftTable;
};
