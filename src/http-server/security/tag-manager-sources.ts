/**
 * What the tag manager adds to the policy of a page, where the shop has a container: the hosts that Google's guide to content security
 * names for it and for Google Analytics 4. Tags that write their own scripts into the page (custom HTML) stay blocked.
 */
export const tagManagerSources = {
  script: 'https://www.googletagmanager.com',
  image: 'https://*.google-analytics.com https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  // Ours creates the URL of the script; the others belong to Google's own libraries.
  trustedTypes: 'tag-manager goog#html google#safe',
} as const;
