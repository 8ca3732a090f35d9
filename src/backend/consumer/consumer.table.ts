import 'server-only';
import type { ConsentType, CustomerType } from '#shared/contract/registration.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';

/** An account. Times are epoch milliseconds, JSON is text; an empty number was not given. */
export type ConsumerTable = {
  consumerId: string;
  email: string;
  /** The normalised address: one account each. */
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
  /** The country and language of the account. */
  country: CountryCode;
  language: Language;
  /** When the mailbox was verified. */
  confirmedAt: number;
  createdAt: number;
  changedAt: number;
};

/** A registration until its mailbox is verified: everybody who names an address has one of their own, which nobody else's changes. */
export type PendingAccountTable = Omit<ConsumerTable, 'billing' | 'confirmedAt' | 'changedAt'> & {
  /** Of the whole registration: repeating it is not a second one. */
  fingerprint: string;
  /** The ticked consents, as JSON. */
  consents: string;
  /** The order that becomes the account's. */
  orderId: string | null;
  /** When it was last requested. */
  askedAt: number;
  /** The browser that sent it, as the hash of its cookie; null for registrations from before this was recorded. */
  deviceHash: string | null;
  /** The code of its mail; null where the address has an account, so that no code is sent. */
  codeId: string | null;
  secretHash: string | null;
  tries: number;
  expiresAt: number;
};

/** What a consumer agreed to, and when. */
export type ConsumerConsentTable = { consumerId: string; type: ConsentType; givenAt: number };

/** A secret sent by mail: usable once, for a limited time, with few attempts. */
export type ConsumerCodeTable = {
  codeId: string;
  consumerId: string;
  purpose: 'password' | 'newEmail' | 'stopNewEmail' | 'undoNewEmail';
  secretHash: string;
  tries: number;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  /** The address that the account gets, or preserves, by it; null for a password. */
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

/** A browser in which an account's correct password was once entered: its cookie holds the token, the database its SHA-256. */
export type KnownDeviceTable = { tokenHash: string; consumerId: string; seenAt: number };

/** The result of the last no-script form, as JSON, until a page has shown it or a day is over. */
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
