/**
 * What the tag manager adds to the policy of a page, where the shop has a container: the hosts that Google's guide to content security names
 * for it and for Google Analytics 4. Tags that write scripts of their own into the page (custom HTML) stay refused.
 */
export const tagManagerSources = {
  script: 'https://www.googletagmanager.com',
  image: 'https://*.google-analytics.com https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  // Ours makes the address of the script; the others are those of Google's own libraries.
  trustedTypes: 'tag-manager goog#html google#safe',
} as const;
