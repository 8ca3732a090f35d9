'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { staticPartMark } from './static-part-mark.ts';
import type { StaticPartProps } from './static-part-props.ts';

// The parts of the document as the server sent them, for a return to its first page.
const serverParts = new Map<string, Element>();

const find = (name: string): Element | null => serverParts.get(name) ?? document.querySelector(`[data-still=${name}]`);

const ServerHtml = ({ name, as: Element = 'div', ...rest }: Omit<StaticPartProps, 'cacheKey' | 'children'>) => {
  const [serverPart] = useState(() => (import.meta.env.SSR ? null : find(name)));
  const ref = useRef<HTMLElement & HTMLDivElement & HTMLUListElement & HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !serverPart) return;
    // On a remount it is empty: it gets the server's HTML.
    if (!element.firstChild) element.append(...serverPart.childNodes);
    serverParts.set(name, element);
  }, [serverPart, name]);
  const html = import.meta.env.SSR ? staticPartMark(name) : '';
  // React does not touch the content of an element with `dangerouslySetInnerHTML`.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder, or nothing
  return <Element {...rest} ref={ref} data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
};

type Props = Omit<StaticPartProps, 'cacheKey' | 'children'> & { children?: ReactNode };

/** A static part: in a document the HTML that came with it, after a navigation its React elements. */
export const StaticPartSlot = ({ children, ...rest }: Props) => {
  if (children === undefined) return <ServerHtml {...rest} />;
  const { name, as: Element = 'div', ...attributes } = rest;
  return (
    <Element {...attributes} data-still={name}>
      {children}
    </Element>
  );
};
