import type { MouseEvent } from 'react';
import type { Picture } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';

/** The URL of the picture on its own, in full size. */
export const largestOf = ({ resolutions }: Picture): string => webpSizes(resolutions).at(-1)?.webp ?? '';

/** A plain click: not one that asks for a new tab or window. */
export const isPrimaryClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Safari does not focus clicked elements; the lightbox returns the focus there on close. */
export const focusClicked = ({ currentTarget }: MouseEvent<HTMLElement>): void => currentTarget.focus({ preventScroll: true });
