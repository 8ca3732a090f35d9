/** What the dealer map needs in a shop with a Google Maps key. */
export type GoogleChoice = {
  /** Google's API key, restricted to the shop's domains. */
  key: string;
  /** The country's default until the visitor answers (G-02). */
  isConsentRequired: boolean;
  /** Where consent is changed. */
  settingsHref: string;
  /** The label of that link. */
  settings: string;
};
