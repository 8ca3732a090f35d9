import { followPointer } from './menu-hover.ts';
import { followKeys } from './menu-keys.ts';
import { belongsTo, openLayers } from './open-layers.ts';

/** Where the focus goes elsewhere, a layer of the frame must not stay above it. */
const closeBehind = ({ target }: FocusEvent): void => {
  for (const layer of openLayers())
    if (layer.matches('[data-menu], [data-modal]') && target instanceof Node && !belongsTo(layer, target)) layer.hidePopover();
};

/** A link may lead to the same path with another filter: then no new page closes the menu. */
const closeOnFollow = ({ target }: MouseEvent): void => {
  const layer = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>('[data-menu]:popover-open') : null;
  layer?.hidePopover();
};

/** A menu opens at its first level, whatever was open in it the last time. */
const startAtTop = (event: Event): void => {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-menu]:not(:popover-open)')) return;
  for (const topic of event.target.querySelectorAll('details')) topic.open = false;
};

/** What script adds to the layers of the frame, which open, close and lead on without it. `sign` is what told that somebody is there. */
export const guideLayers = (sign: Event): void => {
  document.addEventListener('focusin', closeBehind);
  document.addEventListener('click', closeOnFollow);
  document.addEventListener('toggle', startAtTop, { capture: true });
  followPointer(sign);
  followKeys();
};
