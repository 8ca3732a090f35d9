import { interceptCountryLinks } from './intercept-country-links.ts';
import { handleMenuKeys } from './menu-keys.ts';
import { belongsTo, openLayers } from './open-layers.ts';
import { openMenusOnHover } from './open-menus-on-hover.ts';

/** Where the focus goes elsewhere, a layer of the frame must not stay above it. */
const closeBehind = (target: EventTarget | null): void => {
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

/** A page that comes back from the browser's memory comes without what stood above it. */
const closeOnReturn = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) for (const layer of openLayers()) layer.hidePopover();
};

type Surrounding = {
  /** What told that somebody is there. */
  interaction: Event | undefined;
  /** What was pressed while this was being loaded. */
  keys: readonly KeyboardEvent[];
  /** Leads to another page without a reload. */
  push: (path: string) => void;
  /** Ends it all. */
  signal: AbortSignal;
};

/** What script adds to the layers of the frame, which open, close and lead on without it. */
export const enhanceLayers = ({ interaction, keys, push, signal }: Surrounding): void => {
  // The focus may have gone on while this was being loaded.
  if (document.activeElement !== document.body) closeBehind(document.activeElement);
  document.addEventListener('focusin', ({ target }) => closeBehind(target), { signal });
  document.addEventListener('click', closeOnFollow, { signal });
  addEventListener('pageshow', closeOnReturn, { signal });
  document.addEventListener('toggle', startAtTop, { capture: true, signal });
  openMenusOnHover(interaction, signal);
  handleMenuKeys(keys, signal);
  interceptCountryLinks(push, signal);
};
