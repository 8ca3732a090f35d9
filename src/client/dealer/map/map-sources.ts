/** The data sources of our own map; the GeoNames licence requires attribution with a link. The names are the same in every language. */
export const mapSources = {
  towns: { name: 'GeoNames (CC BY 4.0)', href: 'https://creativecommons.org/licenses/by/4.0/' },
  shapes: { name: 'Natural Earth', href: 'https://www.naturalearthdata.com' },
} as const;
