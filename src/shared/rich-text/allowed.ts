import type { Schema } from 'hast-util-sanitize';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = [
  ...headings,
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const inline = ['a', 'strong', 'em', 's', 'sub', 'sup', 'small', 'code', 'kbd', 'cite', 'q', 'abbr', 'span', 'br', 'img'];

/** What older systems wrote for elements that are known: read as these. */
export const elementAliases: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', tt: 'code' };

// To this page, to this site, out of it, to a mailbox or a telephone. Browsers drop control characters within an address, so one with any is refused.
const address = /^\s*(?:#|\/(?![/\\])|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu;
// Pictures of this site only: one from elsewhere would tell others who reads here (Y-11).
const ownFile = /^\s*\/(?![/\\])\P{Cc}*$/u;
const count = /^[1-9]\d{0,3}$/;

type Attributes = NonNullable<Schema['attributes']>[string];
const anchor: Attributes = [['id', /^[a-z][\w-]*$/i]];
const cell: Attributes = [
  ['colSpan', count],
  ['rowSpan', count],
];

/** Elements and attributes that a text from an editor may hold. Any other element is taken off, what it says stays. */
export const allowed: Schema = {
  tagNames: [...blocks, ...inline, ...Object.keys(elementAliases)],
  // What lies in them is not text, or not for this page.
  strip: [
    ...['script', 'style', 'title', 'textarea', 'template', 'noscript', 'noembed', 'noframes'],
    ...['iframe', 'object', 'applet', 'select', 'svg', 'math'],
  ],
  ancestors: { dt: ['dl'], dd: ['dl'], figcaption: ['figure'] },
  attributes: {
    '*': [['lang', /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i]],
    a: [
      ['href', address],
      ['hrefLang', /^[a-z-]{2,11}$/i],
    ],
    img: [['src', ownFile], 'alt', ['width', count], ['height', count]],
    ol: [['start', count]],
    li: [['value', count]],
    abbr: ['title'],
    th: [...cell, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
    td: cell,
    ...Object.fromEntries(headings.map((name) => [name, anchor])),
  },
  // Both are checked above, more narrowly than by the protocol alone.
  protocols: {},
  clobber: [],
  required: {},
};

/** Whether an element stands in a line of words; all others are blocks. */
export const isInline = (name: string): boolean => inline.includes(name);
