import type { RichName } from './rich-node.ts';

type Check = (value: string) => string | undefined;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : undefined;

// Browsers read an address without the blanks and controls in it, so it is judged like that.
const bare = (value: string): string => value.replaceAll(/[\p{Cc}\s]/gu, '');

/** Where a link may lead: to this page, to this site, out by https, to a mailbox or a telephone. */
const address: Check = (value) => {
  const read = bare(value);
  return /^(?:#|\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(read) ? read : undefined;
};

/** Pictures of this site only: one from elsewhere would tell others who reads here (Y-11). */
const ownFile: Check = (value) => (/^\/(?![/\\])/.test(bare(value)) ? bare(value) : undefined);

const count = matching(/^[1-9]\d{0,3}$/);
const anything: Check = (value) => value;

const everywhere: Readonly<Record<string, Check>> = { lang: matching(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i) };
const anchor = { id: matching(/^[a-z][\w-]*$/i) };
const cell = { colspan: count, rowspan: count, scope: matching(/^(?:row|col|rowgroup|colgroup)$/) };

const own: Partial<Record<RichName, Readonly<Record<string, Check>>>> = {
  a: { href: address, hreflang: matching(/^[a-z-]{2,11}$/i) },
  img: { src: ownFile, alt: anything, width: count, height: count },
  ol: { start: count },
  li: { value: count },
  abbr: { title: anything },
  th: cell,
  td: { colspan: count, rowspan: count },
  h1: anchor,
  h2: anchor,
  h3: anchor,
  h4: anchor,
  h5: anchor,
  h6: anchor,
};

/** The harmless ones of the attributes that an element came with. */
export const keepAttributes = (name: RichName, attributes: Readonly<Record<string, string>>): Record<string, string> => {
  const checks = { ...everywhere, ...own[name] };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => {
      const kept = Object.hasOwn(checks, key) ? checks[key]?.(value) : undefined;
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
};
