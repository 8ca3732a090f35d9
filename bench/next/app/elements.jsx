import Link from 'next/link';
import { createElement } from 'react';

const isOfShop = ({ tag, properties }) => tag === 'a' && properties.href?.startsWith('/');

/** The elements of a tree, made anew for each request as components do; links within the shop as Next.js has them, or plain. */
export const elementsOf = (node, hasPlainLinks) => {
  if (typeof node === 'string') return node;
  const type = !hasPlainLinks && isOfShop(node) ? Link : node.tag;
  return createElement(type, node.properties, ...node.children.map((child) => elementsOf(child, hasPlainLinks)));
};

/** The part of a document with this name: its head or its body. */
export const partOf = (document, tag) => document.children.find((child) => child.tag === tag);
