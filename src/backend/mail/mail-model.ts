import type { Language } from '#shared/country/countries.ts';

/** Content id of the word mark that every HTML mail shows at its head. */
export const wordMarkId = 'word-mark@undula';

/** A link of a mail: always an absolute address. */
export type MailLink = { label: string; href: string };

/** The whole content of a mail, in the reader's language: HTML and plain text are two views of it. */
export type MailModel = {
  language: Language;
  /** Names the order but no person: others may read a subject over the reader's shoulder. */
  subject: string;
  /** What a mailbox shows next to the subject. */
  preview: string;
  heading: string;
  /** Parts of its texts that no translator may change: numbers, codes, names, sums. */
  verbatim: readonly string[];
  paragraphs: string[];
  /** A one-time password, large enough to copy by eye; empty in most mails. */
  code: string;
  /** Steps from order to delivery; empty if they do not apply. */
  track: { label: string; date: string; isReached: boolean }[];
  button: MailLink | null;
  rows: { name: string; detail: string; price: string; href: string; picture: { src: string; alt: string } | null }[];
  sums: { label: string; value: string }[];
  total: { label: string; value: string } | null;
  /** What to do if the mail was not expected; empty in most. */
  closing: string;
  /** Addresses and payment; addresses must not be translated. */
  blocks: { title: string; lines: string[]; isVerbatim?: boolean }[];
  /** Invoice and credit notes. */
  papers?: { title: string; links: MailLink[] };
  /** Notices that the law requires the reader to get: whole sentences, below all else. */
  notes?: { title: string; lines: string[]; link: MailLink }[];
  footer: { questions: string; links: MailLink[]; imprint: string };
};
