/** The legal pages that the order step leads to. */
export type LegalLinks = {
  terms: string;
  /** Where the law gives a right to withdraw. */
  withdrawal: string | undefined;
  /** Who sells, and how personal data are treated: pages by their own names. */
  more: readonly { href: string; label: string }[];
};
