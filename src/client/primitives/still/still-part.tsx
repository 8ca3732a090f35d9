'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { stillMark } from './still-mark.ts';
import type { StillProps } from './still-props.ts';

// The parts of the document as the server wrote them, for those who come back to its first page.
const written = new Map<string, Element>();

const find = (name: string): Element | null => written.get(name) ?? document.querySelector(`[data-still=${name}]`);

const Written = ({ name, as: Element = 'div', ...rest }: Omit<StillProps, 'keep' | 'children'>) => {
  const [before] = useState(() => (import.meta.env.SSR ? null : find(name)));
  const ref = useRef<HTMLElement & HTMLDivElement & HTMLUListElement & HTMLLIElement>(null);
  useLayoutEffect(() => {
    const here = ref.current;
    if (!here || !before) return;
    // Made anew, it is empty: it gets what the server wrote.
    if (!here.firstChild) here.append(...before.childNodes);
    written.set(name, here);
  }, [before, name]);
  const html = import.meta.env.SSR ? stillMark(name) : '';
  // React leaves alone what it finds where it is told to put HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark, or nothing
  return <Element {...rest} ref={ref} data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
};

type Props = Omit<StillProps, 'keep' | 'children'> & { children?: ReactNode };

/** A part without behaviour: in a document it is the HTML that came with it, after a change of the page its elements. */
export const StillPart = ({ children, ...rest }: Props) => {
  if (children === undefined) return <Written {...rest} />;
  const { name, as: Element = 'div', ...attributes } = rest;
  return (
    <Element {...attributes} data-still={name}>
      {children}
    </Element>
  );
};
