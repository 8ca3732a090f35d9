/**
 * What reCAPTCHA adds to the policy of a page, where the shop has a key for it. Narrower than Google's guide: of www.google.com only the
 * one script that is loaded, not the others below /recaptcha/, some of which execute what a page passes them.
 */
export const recaptchaSources = {
  script: 'https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: 'https://www.google.com/recaptcha/',
  // The Trusted Types policy of Google's library, which its script brings.
  trustedTypes: 'goog#html',
} as const;
