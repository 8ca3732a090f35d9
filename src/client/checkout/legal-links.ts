/** The legal pages that the order step leads to. */
export type LegalLinks = {
  terms: string;
  /** The Commission's own notice of the legal guarantee as a picture, where the shop has it in the language (Y-02). */
  guaranteeNotice?: string | undefined;
  /** Where the law gives a right to withdraw. */
  withdrawal: string | undefined;
  /** Who sells, and how personal data are treated: pages by their own names. */
  more: readonly { href: string; label: string }[];
};
