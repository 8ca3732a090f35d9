import type { CountryCode, Language } from '#shared/country/countries.ts';

/** A contact request as it was sent; `fields` is JSON, `emailKey` its address in lower case, `createdAt` epoch milliseconds. */
export type ContactRequestTable = {
  requestId: string;
  country: CountryCode;
  language: Language;
  fields: string;
  emailKey: string;
  createdAt: number;
};

/** A file of a request; `position` counts from 1. */
export type ContactAttachmentTable = { requestId: string; position: number; name: string; mediaType: string; size: number };

/** A chunk of such a file; the chunks in the order of `part` are the file. */
export type ContactAttachmentPartTable = { requestId: string; position: number; part: number; content: Uint8Array };

export type ContactTables = {
  contactRequest: ContactRequestTable;
  contactAttachment: ContactAttachmentTable;
  contactAttachmentPart: ContactAttachmentPartTable;
};
