const picture = (identifier: string) => ({
  identifier,
  width: 8,
  height: 6,
  placeholder: '#eee',
  resolutions: [{ name: 'a', width: 8, height: 6, avif: `/${identifier}.avif`, webp: `/${identifier}.webp` }],
});

/** A mock of the content module: every picture exists except `missing…`, a `--front` is a product, kitchens show one article. */
export const standInContent = () => ({
  contentVersion: () => '1',
  resolveLink: (_: unknown, link: { page?: string; product?: string }) => ({
    href: `/${link.page ?? link.product ?? ''}`,
    isExternal: false,
  }),
  pathOfPage: (_: unknown, page: string) => `/${page}`,
  getCountry: (country: string) => ({ consent: { isRequired: country !== 'us' }, tax: { label: 'MwSt.', labelByLanguage: {} } }),
  placeholderFor: picture,
  findPicture: (_: unknown, identifier: string) =>
    identifier.startsWith('missing')
      ? undefined
      : {
          picture: picture(identifier),
          alt: `Bild ${identifier}`,
          altLanguage: 'de',
          isPlaceholder: false,
          kind: identifier.endsWith('--front') ? 'product' : 'lifestyle',
          shows: identifier.startsWith('kitchen') ? ['steg-chrome'] : [],
        },
});
