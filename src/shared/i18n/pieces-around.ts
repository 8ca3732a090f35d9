// Never part of a text.
const edge = '\u0001';

/**
 * A text in segments, so that its values can be elements: every second segment is a slot.
 * `piecesAround((slot) => t('search.meant', { term: slot('delta') }))` is `['Meinten Sie ', 'delta', '?']`.
 */
export const piecesAround = (write: (slot: (text: string) => string) => string): string[] =>
  write((text) => `${edge}${text}${edge}`).split(edge);
