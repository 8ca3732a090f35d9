import { interceptCountryLinks } from './intercept-country-links.ts';
import { handleMenuKeys } from './menu-keys.ts';
import { belongsTo, openLayers } from './open-layers.ts';
import { openMenusOnHover } from './open-menus-on-hover.ts';

/** When the focus moves elsewhere, a layer must not stay above it. */
const closeBehind = (target: EventTarget | null): void => {
  for (const layer of openLayers())
    if (layer.matches('[data-menu], [data-modal]') && target instanceof Node && !belongsTo(layer, target)) layer.hidePopover();
};

/** A link may lead to the same path with another filter: then no page change closes the menu. */
const closeOnFollow = ({ target }: MouseEvent): void => {
  const layer = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>('[data-menu]:popover-open') : null;
  layer?.hidePopover();
};

/** A menu reopens at its first level. */
const startAtTop = (event: Event): void => {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-menu]:not(:popover-open)')) return;
  for (const topic of event.target.querySelectorAll('details')) topic.open = false;
};

/** A page restored from the bfcache has no open layers. */
const closeOnReturn = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) for (const layer of openLayers()) layer.hidePopover();
};

type Surrounding = {
  /** The event of the first interaction. */
  interaction: Event | undefined;
  /** The keys pressed while this was loading. */
  keys: readonly KeyboardEvent[];
  /** Client-side navigation. */
  push: (path: string) => void;
  /** Aborts all listeners. */
  signal: AbortSignal;
};

/** Script behaviour of the layers, which open, close and navigate without it. */
export const enhanceLayers = ({ interaction, keys, push, signal }: Surrounding): void => {
  // The focus may have moved on while this was loading.
  if (document.activeElement !== document.body) closeBehind(document.activeElement);
  document.addEventListener('focusin', ({ target }) => closeBehind(target), { signal });
  document.addEventListener('click', closeOnFollow, { signal });
  addEventListener('pageshow', closeOnReturn, { signal });
  document.addEventListener('toggle', startAtTop, { capture: true, signal });
  openMenusOnHover(interaction, signal);
  handleMenuKeys(keys, signal);
  interceptCountryLinks(push, signal);
};
