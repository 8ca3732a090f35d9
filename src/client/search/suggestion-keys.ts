import type { Suggestions } from '#shared/contract/suggestions.ts';

/** The key of a suggestion in the list: ids are unique within their kind alone. */
export const suggestionKey = (kind: 'category' | 'product' | 'page', id: string): string => `${kind} ${id}`;

/** The keys of all suggestions, in the order of the document. */
export const keysOf = ({ categories, products, pages }: Suggestions): string[] => [
  ...categories.map(({ id }) => suggestionKey('category', id)),
  ...products.map(({ id }) => suggestionKey('product', id)),
  ...pages.map(({ id }) => suggestionKey('page', id)),
];

/**
 * Arrow keys that follow a fixed order. The order of react-aria follows positions on the screen: it takes sections beside each other
 * for a list that runs upwards, and turns round at their edges.
 */
export const arrowsThrough = (keys: readonly string[]) => ({
  getKeyBelow: (key: string): string | null => keys[keys.indexOf(key) + 1] ?? null,
  getKeyAbove: (key: string): string | null => keys[keys.indexOf(key) - 1] ?? null,
  getFirstKey: (): string | null => keys[0] ?? null,
  getLastKey: (): string | null => keys.at(-1) ?? null,
});
