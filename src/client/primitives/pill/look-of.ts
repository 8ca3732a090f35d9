import type { CSSProperties } from 'react';
import type { PillLook } from './pill-option.ts';

/** What the style sheet reads of the look of a group. */
export const lookOf = ({ look = 'fill', columns }: PillLook) => ({
  'data-look': look,
  ...(columns === undefined ? {} : { 'data-columns': columns, style: { '--columns': columns } as CSSProperties }),
});
