import type { ReactNode } from 'react';
import type { StaticPartProps } from './static-part-props.ts';

/** A part of a page without behaviour, where no server renders it (stories, tests): its element and what is in it. */
export const StaticPart = ({ name: _name, as: Element = 'div', cacheKey: _cacheKey, children, ...rest }: StaticPartProps) => (
  <Element {...rest}>{children}</Element>
);

/** A part of documents alone, where no server renders it: as every other. */
export const DocumentPart = StaticPart;

/** What documents say, where no server renders them: as in a document. */
export const ByRequestKind = ({ document }: { document: ReactNode; change: ReactNode }) => document;
