import 'server-only';
import type { ReactNode } from 'react';
import type { StaticPartProps } from '#client/primitives/static-part/static-part-props.ts';
import { StaticPartSlot } from '#client/primitives/static-part/static-part-slot.tsx';
import { isWithinStaticPart, renderCachedStaticPart, renderStaticPart } from './static-part-html.ts';
import { isNavigation, staticParts } from './static-parts.ts';

/**
 * A part of a page without behaviour. Documents hold it as HTML alone: it is neither in the data for the browser nor hydrated, and one
 * with a key is made once for all pages. After a change of the page it arrives as elements. What is in it may hold no client component.
 */
export const StaticPart = async ({ cacheKey, children, ...rest }: StaticPartProps) => {
  const parts = staticParts();
  if (!parts) return <StaticPartSlot {...rest}>{children}</StaticPartSlot>;
  const { name: kind, as: Element = 'div', ...attributes } = rest;
  const html = (name: string): Promise<string> =>
    cacheKey === undefined ? renderStaticPart(name, children) : renderCachedStaticPart(`${kind} ${cacheKey}`, name, children);
  if (isWithinStaticPart()) {
    if (cacheKey === undefined) return <Element {...attributes}>{children}</Element>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just made of elements
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: await html(kind) }} />;
  }
  const name = parts.has(kind) ? `${kind}-${parts.size}` : kind;
  // Its place is taken before anything is waited for.
  parts.set(name, '');
  parts.set(name, await html(name));
  return <StaticPartSlot {...rest} name={name} />;
};

/** A part of documents alone, for whoever reads nothing else: a change of the page does without. */
export const DocumentPart = (props: StaticPartProps) => (isNavigation() ? null : <StaticPart {...props} />);

/** What documents say for whoever reads nothing else, in the shorter form that a change of the page needs. */
export const ByRequestKind = ({ document, change }: { document: ReactNode; change: ReactNode }) => (isNavigation() ? change : document);
