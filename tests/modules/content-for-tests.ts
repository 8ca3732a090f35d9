/** Replaces the content's public interface: every page and picture exists, and each picture's text is its name. */
export const contentForTests = {
  contentVersion: () => '1',
  resolveLink: (_: unknown, link: { page?: string; product?: string }) => ({
    href: `/${link.page ?? link.product ?? ''}`,
    isExternal: false,
  }),
  findPicture: (_: unknown, identifier: string) => ({
    picture: {
      identifier,
      width: 8,
      height: 6,
      placeholder: '#eee',
      resolutions: [{ name: 'a', width: 8, height: 6, avif: '/a.avif', webp: '/a.webp' }],
    },
    alt: `Bild ${identifier}`,
    altLanguage: 'de',
  }),
};
