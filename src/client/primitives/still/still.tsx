import type { ReactNode } from 'react';
import type { StillProps } from './still-props.ts';

/** A part of a page without behaviour, where no server renders it (stories, tests): its element and what is in it. */
export const Still = ({ name: _name, as: Element = 'div', keep: _keep, children, ...rest }: StillProps) => (
  <Element {...rest}>{children}</Element>
);

/** A part of documents alone, where no server renders it: as every other. */
export const DocumentPart = Still;

/** What documents say, where no server renders them: as in a document. */
export const ByArrival = ({ document }: { document: ReactNode; change: ReactNode }) => document;
