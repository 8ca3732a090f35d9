import type { Picture } from '#shared/contract/picture.ts';

/** A menu link to a filtered list. `id` is the facet's value: centimetres of a width, a finish. */
export type MenuOption = {
  id: string;
  label: string;
  href: string;
  /** The number of products, as a number and in words. */
  count: { shown: string; said: string } | undefined;
};

/** A column of the menu; widths are drawn to scale, swatches show their colour. */
export type MenuColumn = {
  id: string;
  label: string;
  kind: 'plain' | 'widths' | 'swatches';
  options: readonly MenuOption[];
  /** Language of the options, if it differs from the menu's. */
  lang: string | undefined;
};

/** A product featured in the menu. */
export type MenuProduct = { href: string; name: string; note: string; price: string; picture: Picture };

export type MenuLink = { id: string; label: string; href: string };

/** An entry of the main menu as the shell renders it; without `href` it is a folder. */
export type MenuEntry = {
  id: string;
  label: string;
  text: string | null;
  href: string | null;
  /** The link to all of it: `Alle 6 Spülen`. */
  all: { label: string; lang: string | undefined };
  columns: readonly MenuColumn[];
  product: MenuProduct | undefined;
  continuing: readonly MenuLink[];
};
