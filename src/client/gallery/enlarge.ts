import type { MouseEvent } from 'react';
import type { Picture } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';

/** Where a picture stands alone, as large as it is. */
export const largestOf = ({ resolutions }: Picture): string => webpSizes(resolutions).at(-1)?.webp ?? '';

/** A press that means this page: not one that asks for a new tab or window. */
export const isPrimaryClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Safari gives what is pressed no focus; with it the lightbox knows where to lead back. */
export const focusClicked = ({ currentTarget }: MouseEvent<HTMLElement>): void => currentTarget.focus({ preventScroll: true });
