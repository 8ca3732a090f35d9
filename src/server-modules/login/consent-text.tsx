import { Fragment } from 'react';
import { piecesAround } from '#shared/i18n/pieces-around.ts';

type Props = {
  /** The sentence with its slot filled. */
  write: (slot: (text: string) => string) => string;
  href: string;
};

/** A sentence to agree to, its link where the language puts it. It opens beside the form, so that nothing typed is lost. */
export const ConsentText = ({ write, href }: Props) => {
  const [before, link, after] = piecesAround(write);
  return (
    <Fragment>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </Fragment>
  );
};
