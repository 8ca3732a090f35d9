import { Fragment } from 'react';
import { NewTabLink } from '#client/primitives/link/new-tab-link.tsx';
import { piecesAround } from '#shared/i18n/pieces-around.ts';

type Props = {
  /** The sentence with its slot filled. */
  write: (slot: (text: string) => string) => string;
  href: string;
  /** Says that the link opens a tab. */
  newTab: string;
};

/** A sentence to agree to, its link where the language puts it. */
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
