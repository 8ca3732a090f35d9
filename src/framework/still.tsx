import 'server-only';
import type { ReactNode } from 'react';
import { StillPart } from '#client/primitives/still/still-part.tsx';
import type { StillProps } from '#client/primitives/still/still-props.ts';
import { isWithinStill, keptHtml, stillHtml } from './still-html.ts';
import { isNavigation, stillParts } from './still-parts.ts';

/**
 * A part of a page without behaviour. Documents hold it as HTML alone: it is neither in the data for the browser nor hydrated, and one
 * with a key is made once for all pages. After a change of the page it arrives as elements. What is in it may hold no client component.
 */
export const Still = async ({ keep, children, ...rest }: StillProps) => {
  const parts = stillParts();
  if (!parts) return <StillPart {...rest}>{children}</StillPart>;
  const { name: kind, as: Element = 'div', ...attributes } = rest;
  const html = (name: string): Promise<string> =>
    keep === undefined ? stillHtml(name, children) : keptHtml(`${kind} ${keep}`, name, children);
  if (isWithinStill()) {
    if (keep === undefined) return <Element {...attributes}>{children}</Element>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just made of elements
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: await html(kind) }} />;
  }
  const name = parts.has(kind) ? `${kind}-${parts.size}` : kind;
  // Its place is taken before anything is waited for.
  parts.set(name, '');
  parts.set(name, await html(name));
  return <StillPart {...rest} name={name} />;
};

/** A part of documents alone, for whoever reads nothing else: a change of the page does without. */
export const DocumentPart = (props: StillProps) => (isNavigation() ? null : <Still {...props} />);

/** What documents say for whoever reads nothing else, in the shorter form that a change of the page needs. */
export const ByArrival = ({ document, change }: { document: ReactNode; change: ReactNode }) => (isNavigation() ? change : document);
