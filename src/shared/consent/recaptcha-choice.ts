/** The data for the form in a shop with a reCAPTCHA key. */
export type RecaptchaChoice = {
  /** Google's, bound to the shop's domains. */
  key: string;
  /** The country's default until the visitor answers (G-02). */
  isConsentRequired: boolean;
};
