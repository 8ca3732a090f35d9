/** Words of other rooms that a wishlist borrows; the named ones hold a `{{name}}`. */
export type WishLabels = Record<'toCart' | 'toCartNamed' | 'view' | 'viewNamed' | 'viewCart' | 'sinks' | 'taps', string>;

/** Puts the name into a label. */
export const nameIn = (label: string, name: string): string => label.replace('{{name}}', name);
