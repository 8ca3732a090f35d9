/**
 * What reCAPTCHA adds to the policy of a page, where the shop has a key for it, as Google's guide names it, and narrower: of www.google.com
 * the one script that is loaded, and not the others below /recaptcha/, some of which run what a page hands them.
 */
export const recaptchaSources = {
  script: 'https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: 'https://www.google.com/recaptcha/',
  // The policy of Google's library, which its script brings.
  trustedTypes: 'goog#html',
} as const;
