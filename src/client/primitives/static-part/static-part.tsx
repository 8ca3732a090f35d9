import type { ReactNode } from 'react';
import type { StaticPartProps } from './static-part-props.ts';

/** A static part without server rendering (stories, tests): its element and its content. */
export const StaticPart = ({ name: _name, as: Element = 'div', cacheKey: _cacheKey, children, ...rest }: StaticPartProps) => (
  <Element {...rest}>{children}</Element>
);

/** A part that exists in documents only; here the same as any other. */
export const DocumentPart = StaticPart;

/** Content for documents only; here rendered as in a document. */
export const ByRequestKind = ({ document }: { document: ReactNode; change: ReactNode }) => document;
