import type { CSSProperties } from 'react';
import type { PillLook } from './pill-option.ts';

/** The attributes of a group's look for the style sheet. */
export const lookOf = ({ look = 'fill', columns }: PillLook) => ({
  'data-look': look,
  ...(columns === undefined ? {} : { 'data-columns': columns, style: { '--columns': columns } as CSSProperties }),
});
