/** The legal pages linked from the order step. */
export type LegalLinks = {
  terms: string;
  /** The Commission's own notice of the legal guarantee as a picture, if the shop has it in the language (Y-02). */
  guaranteeNotice?: string | undefined;
  /** In countries with a legal right to withdraw. */
  withdrawal: string | undefined;
  /** Imprint and privacy policy, named by their page titles. */
  more: readonly { href: string; label: string }[];
};
