/** Elements that a text from an editor may hold; everything else is taken off, what it says stays. */
export const richNames = [
  ...([
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'hr',
    'figure',
    'figcaption',
  ] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
  ...(['a', 'strong', 'em', 's', 'sub', 'sup', 'small', 'code', 'kbd', 'cite', 'q', 'abbr', 'span', 'br', 'img'] as const),
] as const;

export type RichName = (typeof richNames)[number];

/** An element with attributes that are known to be harmless, or a piece of text. */
export type RichNode = string | RichElement;
export type RichElement = { name: RichName; attributes: Readonly<Record<string, string>>; children: RichNode[] };

/** An element, not a piece of text. */
export const isRichElement = (node: RichNode): node is RichElement => typeof node !== 'string';
