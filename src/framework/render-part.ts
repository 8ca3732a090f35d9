import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { createElement, type ReactNode, use } from 'react';
import { renderToText } from './buffered-render.ts';

/** The HTML of a part of a page, from its serialized data. Rejects when rendering fails. */
export const renderPart = (name: string, data: ReadableStream<Uint8Array>): Promise<string> => {
  const elements = createFromReadableStream<ReactNode>(data);
  const Part = () => use(elements as Promise<ReactNode>);
  return renderToText(createElement(Part), { identifierPrefix: `${name}-` });
};
