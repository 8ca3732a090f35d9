import type { MarkedText } from '#shared/contract/suggestions.ts';

/** A text in which what was searched for stands out by weight alone. `mark` would be read out as an interruption by some. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in their order; they never move
    isMatch ? <b key={index}>{piece}</b> : piece,
  );
