import type { RichName } from './rich-node.ts';

/** Elements within a line. */
export const inText: readonly RichName[] = [
  'a',
  'strong',
  'em',
  's',
  'sub',
  'sup',
  'small',
  'code',
  'kbd',
  'cite',
  'q',
  'abbr',
  'span',
  'br',
  'img',
];

/** Elements that hold blocks and words alike. */
export const flow: readonly RichName[] = ['li', 'td', 'th', 'dd', 'blockquote', 'figure', 'figcaption'];

/** Elements that hold only certain others, and what is put around anything else in them. */
export const strict: Partial<Record<RichName, { holds: readonly RichName[]; wrapper: RichName }>> = {
  ul: { holds: ['li'], wrapper: 'li' },
  ol: { holds: ['li'], wrapper: 'li' },
  dl: { holds: ['dt', 'dd'], wrapper: 'dd' },
  table: { holds: ['caption', 'thead', 'tbody', 'tfoot'], wrapper: 'tbody' },
  thead: { holds: ['tr'], wrapper: 'tr' },
  tbody: { holds: ['tr'], wrapper: 'tr' },
  tfoot: { holds: ['tr'], wrapper: 'tr' },
  tr: { holds: ['th', 'td'], wrapper: 'td' },
};

/** Elements that mean nothing outside of those that hold them; a lone item becomes a list. */
export const dependent: readonly RichName[] = ['li', 'dt', 'dd', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figcaption'];
