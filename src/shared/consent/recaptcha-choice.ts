/** What a shop with a key for reCAPTCHA tells the form. */
export type RecaptchaChoice = {
  /** Google's, bound to the shop's domains. */
  key: string;
  /** How the country has it until the visitor answers (G-02). */
  isConsentRequired: boolean;
};
