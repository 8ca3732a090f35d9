import type { SyntheticEvent } from 'react';

const keep = (event: SyntheticEvent): void => {
  if (event.target instanceof Element && event.target.closest('a, button')) event.stopPropagation();
};

/** Keeps a press on a link inside a label from reaching the label: the link leads on and the box stays as it is. */
export const keepLinks = { onPointerDown: keep, onMouseDown: keep, onClick: keep, onKeyDown: keep };
