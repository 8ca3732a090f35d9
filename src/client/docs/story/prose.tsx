/** Keeps a number and its unit on one line. */
const joinUnits = (text: string): string => text.replaceAll(/(\d) (?=(?:px|mm|cm|ms|s|MB|%)(?![\p{L}\d]))/gu, '$1\u00a0');

/** Text with `code` in it. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((piece, at) => {
    const key = `${at}-${piece}`;
    return at % 2 === 1 ? <code key={key}>{piece}</code> : <span key={key}>{joinUnits(piece)}</span>;
  });
