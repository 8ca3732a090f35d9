import type { ElementContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { allowed } from './allowed.ts';
import { readHtml } from './read-html.ts';
import { tidy } from './tidy.ts';

/**
 * Parses legacy HTML into a tree of elements and attributes that are known to be harmless. It never throws, whatever the input, and
 * nothing active gets through: no script, no style, no frame, no handler, no address but those of links.
 */
export const parseRichText = (html: string): ElementContent[] => {
  const safe = sanitize({ type: 'root', children: readHtml(html) }, allowed);
  return safe.type === 'root' ? tidy(safe.children as ElementContent[]) : [];
};
