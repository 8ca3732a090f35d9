import type { Picture } from '#shared/contract/picture.ts';

/** A link of the menu to a part of a list. `id` is the facet's value: centimetres of a width, a finish. */
export type MenuOption = {
  id: string;
  label: string;
  href: string;
  /** How many products stand there, as a number and in words. */
  count: { shown: string; said: string } | undefined;
};

/** A column of the menu; widths are drawn to scale, swatches show their colour. */
export type MenuColumn = {
  id: string;
  label: string;
  kind: 'plain' | 'widths' | 'swatches';
  options: readonly MenuOption[];
  /** Language of the options, where it differs from the menu's. */
  lang: string | undefined;
};

/** One product that the menu shows. */
export type MenuProduct = { href: string; name: string; note: string; price: string; picture: Picture };

export type MenuLink = { id: string; label: string; href: string };

/** An entry of the main menu as the shell shows it; without `href` it is a folder. */
export type MenuEntry = {
  id: string;
  label: string;
  text: string | null;
  href: string | null;
  /** The way to all of it: `Alle 6 Spülen`. */
  all: { label: string; lang: string | undefined };
  columns: readonly MenuColumn[];
  product: MenuProduct | undefined;
  continuing: readonly MenuLink[];
};
