/** What a shop with a key for Google's maps tells the dealers' map. */
export type GoogleChoice = {
  /** Google's, bound to the shop's domains. */
  key: string;
  /** How the country has it until the visitor answers (G-02). */
  isConsentRequired: boolean;
  /** Where consent is given and taken back. */
  settingsHref: string;
  /** What that is called. */
  settings: string;
};
