import type { MarkedText } from '#shared/contract/suggestions.ts';

/** A text with the search term in bold. Some screen readers would announce `mark` as an interruption. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in order; they never move
    isMatch ? <b key={index}>{piece}</b> : piece,
  );
