import { Fragment } from 'react';

type Props = {
  text: string;
  /** Numbers, codes, names and sums that it may contain. */
  verbatim: readonly string[];
};

/** A text of a mail that a mail program may translate, except for the verbatim parts. */
export const TranslatableText = ({ text, verbatim }: Props) => {
  // The longest first: a number may be a prefix of another.
  const words = verbatim.filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text;
  return text.split(new RegExp(`(${words.map((word) => RegExp.escape(word)).join('|')})`)).map((piece, index) => {
    const key = `${index}`;
    return index % 2 === 0 ? (
      <Fragment key={key}>{piece}</Fragment>
    ) : (
      <span key={key} translate="no">
        {piece}
      </span>
    );
  });
};
