import type { HTMLAttributes, ReactNode } from 'react';

export type StaticPartProps = HTMLAttributes<HTMLElement> & {
  /** What it is: `footer`. A second part of that name on a page is given a number. */
  name: string;
  /** The element that it is. @default 'div' */
  as?: 'div' | 'section' | 'footer' | 'aside' | 'ul' | 'li' | 'article' | 'nav' | undefined;
  /** Names the part among those of all pages: equal keys, equal HTML, made once and kept. Without one it is made for each page. */
  cacheKey?: string | undefined;
  /** Told to popovers, which React's types do not know on every element. */
  popover?: 'auto' | 'manual' | undefined;
  children: ReactNode;
};
