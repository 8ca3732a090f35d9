import type { ElementContent } from 'hast';
import { parseRichText } from './parse-rich-text.ts';

const lines: readonly string[] = ['li', 'tr', 'dt', 'dd', 'br', 'caption'];
const blocks: readonly string[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'table', 'figure', 'hr'];

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value.replaceAll(/[ \t\n\r]+/g, ' ');
  if (node.type !== 'element') return '';
  const inside = node.children.map(textOf).join('');
  if (blocks.includes(node.tagName)) return `\n\n${inside}\n\n`;
  if (node.tagName === 'td' || node.tagName === 'th') return `${inside}\t`;
  return lines.includes(node.tagName) ? `${inside}\n` : inside;
};

/** The text of markup without it: an empty line between blocks, a line for each item, for mails and the search. */
export const plainTextOf = (html: string): string =>
  parseRichText(html)
    .map(textOf)
    .join('')
    .replaceAll(/(?<![ \t])[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
