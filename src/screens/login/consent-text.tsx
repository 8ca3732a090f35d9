import { Fragment } from 'react';
import { NewTabLink } from '#client/primitives/link/new-tab-link.tsx';
import { piecesAround } from '#shared/i18n/pieces-around.ts';

type Props = {
  /** Returns the sentence with its slot filled. */
  write: (slot: (text: string) => string) => string;
  href: string;
  /** Announces that the link opens a tab. */
  newTab: string;
};

/** A sentence to agree to, with its link where the language places it. */
export const ConsentText = ({ write, href, newTab }: Props) => {
  const [before, link, after] = piecesAround(write);
  return (
    <Fragment>
      {before}
      <NewTabLink href={href} note={newTab}>
        {link}
      </NewTabLink>
      {after}
    </Fragment>
  );
};
