import type { HTMLAttributes, ReactNode } from 'react';

export type StaticPartProps = HTMLAttributes<HTMLElement> & {
  /** Its name: `footer`. A second part of that name on a page gets a number. */
  name: string;
  /** Its element. @default 'div' */
  as?: 'div' | 'section' | 'footer' | 'aside' | 'ul' | 'li' | 'article' | 'nav' | undefined;
  /** Identifies the part across all pages: equal keys, equal HTML, rendered once and cached. Without one it is rendered for each page. */
  cacheKey?: string | undefined;
  /** An attribute of popovers, which React's types do not allow on every element. */
  popover?: 'auto' | 'manual' | undefined;
  children: ReactNode;
};
