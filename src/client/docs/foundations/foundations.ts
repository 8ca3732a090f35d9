/** The pages that show the tokens, in the order of the documentation, with the sections of tokens.css that each shows. */
export const foundations = [
  {
    href: '/docs/colour',
    title: 'Colour',
    summary: 'Colour roles in light and dark, each with its measured contrast.',
    chapters: ['Colour roles', 'Colours of what the catalogue sells, by finish id'],
  },
  {
    href: '/docs/type',
    title: 'Type',
    summary: 'One font family, seven fluid sizes, three weights.',
    chapters: ['Type family', 'Weights', 'Type scale'],
  },
  {
    href: '/docs/space',
    title: 'Space',
    summary: 'A four-pixel grid, component sizes, borders and layers.',
    chapters: ['Space', 'Grid', 'Sizes of things', 'Radius', 'Focus', 'Float', 'Order of layers'],
  },
  { href: '/docs/breakpoints', title: 'Breakpoints', summary: 'Five breakpoints and the six size classes between them.', chapters: [] },
  {
    href: '/docs/motion',
    title: 'Motion',
    summary: 'One easing, three durations, no motion if the visitor prefers reduced motion.',
    chapters: ['Motion'],
  },
  { href: '/docs/icons', title: 'Icons', summary: 'Every icon, flag and payment mark, with its name to copy.', chapters: [] },
] as const;

/** One of these pages by its path; throws if there is none. */
export const foundationAt = (href: (typeof foundations)[number]['href']): (typeof foundations)[number] => {
  const found = foundations.find((one) => one.href === href);
  if (!found) throw new Error(`No page ${href}`);
  return found;
};
