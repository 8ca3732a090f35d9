import type { Language } from '#shared/country/countries.ts';

/** Content id of the word mark that every HTML mail shows at its head. */
export const wordMarkId = 'word-mark@undula';

/** A link of a mail: always an absolute address. */
export type MailLink = { label: string; href: string };

/** Everything that a mail says, in the reader's language: HTML and plain text are two views of it. */
export type MailModel = {
  language: Language;
  /** Names the order and nobody: subjects are read over shoulders. */
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  /** What stands in its texts and no translator may touch: numbers, codes, names, sums. */
  verbatim: readonly string[];
  paragraphs: string[];
  /** A one-time password, large enough to copy by eye; empty in most mails. */
  code: string;
  /** Steps from order to delivery; empty where they say nothing. */
  track: { label: string; date: string; isReached: boolean }[];
  button: MailLink | null;
  rows: { name: string; detail: string; price: string; href: string; picture: { src: string; alt: string } | null }[];
  sums: { label: string; value: string }[];
  total: { label: string; value: string } | null;
  /** What to do who did not expect this mail; empty in most. */
  closing: string;
  /** Addresses and payment; of an address nothing is for translators. */
  blocks: { title: string; lines: string[]; isVerbatim?: boolean }[];
  /** Invoice and credit notes. */
  papers?: { title: string; links: MailLink[] };
  /** What the law wants the reader to keep: whole sentences, below all else. */
  notes?: { title: string; lines: string[]; link: MailLink }[];
  footer: { questions: string; links: MailLink[]; imprint: string };
};
