import type { ReactNode } from 'react';

type Props = {
  href: string | undefined;
  /** Tells screen readers that a tab opens: `(neuer Tab)`. */
  note: string;
  children: ReactNode;
};

/** A link that opens a new tab, so that no form input is lost, and says so in its name. */
export const NewTabLink = ({ href, note, children }: Props) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> {note}</span>
  </a>
);
