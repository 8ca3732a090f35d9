/** Words with `code` in them. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((piece, at) => {
    const key = `${at}-${piece}`;
    return at % 2 === 1 ? <code key={key}>{piece}</code> : <span key={key}>{piece}</span>;
  });
