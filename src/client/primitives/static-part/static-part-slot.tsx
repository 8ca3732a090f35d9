'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { staticPartMark } from './static-part-mark.ts';
import type { StaticPartProps } from './static-part-props.ts';

// The parts of the document as the server wrote them, for those who come back to its first page.
const serverParts = new Map<string, Element>();

const find = (name: string): Element | null => serverParts.get(name) ?? document.querySelector(`[data-still=${name}]`);

const ServerHtml = ({ name, as: Element = 'div', ...rest }: Omit<StaticPartProps, 'cacheKey' | 'children'>) => {
  const [serverPart] = useState(() => (import.meta.env.SSR ? null : find(name)));
  const ref = useRef<HTMLElement & HTMLDivElement & HTMLUListElement & HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !serverPart) return;
    // Made anew, it is empty: it gets what the server wrote.
    if (!element.firstChild) element.append(...serverPart.childNodes);
    serverParts.set(name, element);
  }, [serverPart, name]);
  const html = import.meta.env.SSR ? staticPartMark(name) : '';
  // React leaves alone what it finds where it is told to put HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark, or nothing
  return <Element {...rest} ref={ref} data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
};

type Props = Omit<StaticPartProps, 'cacheKey' | 'children'> & { children?: ReactNode };

/** A part without behaviour: in a document it is the HTML that came with it, after a change of the page its elements. */
export const StaticPartSlot = ({ children, ...rest }: Props) => {
  if (children === undefined) return <ServerHtml {...rest} />;
  const { name, as: Element = 'div', ...attributes } = rest;
  return (
    <Element {...attributes} data-still={name}>
      {children}
    </Element>
  );
};
