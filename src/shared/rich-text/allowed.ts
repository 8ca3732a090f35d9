import type { Schema } from 'hast-util-sanitize';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = [
  ...headings,
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const inline = ['a', 'strong', 'em', 's', 'sub', 'sup', 'small', 'code', 'kbd', 'cite', 'q', 'abbr', 'span', 'br', 'img'];

/** Legacy names of known elements, and their replacements. */
export const elementAliases: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', tt: 'code' };

// To this page, this site, another site, a mailbox or a telephone. Browsers drop control characters within an address, so one with any is
// rejected.
const address = /^\s*(?:#|\/(?![/\\])|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu;
// Pictures of this site only: one from elsewhere would reveal the reader to others (Y-11).
const ownFile = /^\s*\/(?![/\\])\P{Cc}*$/u;
const count = /^[1-9]\d{0,3}$/;

type Attributes = NonNullable<Schema['attributes']>[string];
const anchor: Attributes = [['id', /^[a-z][\w-]*$/i]];
const cell: Attributes = [
  ['colSpan', count],
  ['rowSpan', count],
];

/** Elements and attributes that an editor's text may contain. Any other element is removed, its content stays. */
export const allowed: Schema = {
  tagNames: [...blocks, ...inline, ...Object.keys(elementAliases)],
  // Their content is not text, or not for this page.
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
  // Both are checked above, more strictly than by the protocol alone.
  protocols: {},
  clobber: [],
  required: {},
};

/** Whether an element is inline; all others are blocks. */
export const isInline = (name: string): boolean => inline.includes(name);
