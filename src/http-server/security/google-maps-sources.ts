/**
 * What Google Maps adds to the policy of a page, where the shop has a key for it: hosts and rules as Google's guide to content security
 * names them. Google's script writes style elements whose hashes change with its releases, and a cached page has no nonce.
 */
export const googleMapsSources = {
  script: 'https://maps.googleapis.com',
  style: "'unsafe-inline' https://fonts.googleapis.com",
  image: 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  connect: 'https://*.googleapis.com https://*.gstatic.com https://*.google.com',
  font: 'https://fonts.gstatic.com',
  // The first is the loader's: it creates the URL of Google's script. script-src still restricts where such a script may come from.
  trustedTypes: '@googlemaps/js-api-loader google-maps-api-loader google-maps-api#html',
} as const;
