// Never part of a text.
const edge = '\u0001';

/**
 * A text in pieces, so that what fills it can be more than words: every second piece is a slot.
 * `piecesAround((slot) => say('search.meant', { term: slot('delta') }))` is `['Meinten Sie ', 'delta', '?']`.
 */
export const piecesAround = (write: (slot: (text: string) => string) => string): string[] =>
  write((text) => `${edge}${text}${edge}`).split(edge);
