import 'server-only';
import type { ReactNode } from 'react';
import type { StaticPartProps } from '#client/primitives/static-part/static-part-props.ts';
import { StaticPartSlot } from '#client/primitives/static-part/static-part-slot.tsx';
import { isWithinStaticPart, renderCachedStaticPart, renderStaticPart } from './static-part-html.ts';
import { isNavigation, staticParts } from './static-parts.ts';

/**
 * A part of a page that is never hydrated. Documents contain only its HTML, not its data, and with a `cacheKey` it is rendered once for all
 * pages. A client-side navigation receives its elements instead. It must contain no client component.
 */
export const StaticPart = async ({ cacheKey, children, ...rest }: StaticPartProps) => {
  const parts = staticParts();
  if (!parts) return <StaticPartSlot {...rest}>{children}</StaticPartSlot>;
  const { name: kind, as: Element = 'div', ...attributes } = rest;
  const html = (name: string): Promise<string> =>
    cacheKey === undefined ? renderStaticPart(name, children) : renderCachedStaticPart(`${kind} ${cacheKey}`, name, children);
  if (isWithinStaticPart()) {
    if (cacheKey === undefined) return <Element {...attributes}>{children}</Element>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: await html(kind) }} />;
  }
  const name = parts.has(kind) ? `${kind}-${parts.size}` : kind;
  // The name is reserved before the first await.
  parts.set(name, '');
  parts.set(name, await html(name));
  return <StaticPartSlot {...rest} name={name} />;
};

/** A static part for documents only, for readers without script; a client-side navigation omits it. */
export const DocumentPart = (props: StaticPartProps) => (isNavigation() ? null : <StaticPart {...props} />);

/** Renders the full version in documents, and the shorter one that a client-side navigation needs. */
export const ByRequestKind = ({ document, change }: { document: ReactNode; change: ReactNode }) => (isNavigation() ? change : document);
