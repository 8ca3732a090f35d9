// A passing pointer opens nothing; one that leaves briefly closes nothing.
const openAfterMs = 120;
const closeAfterMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let openedByHover: HTMLElement | undefined;

const after = (ms: number, act: () => void): void => {
  clearTimeout(timer);
  timer = setTimeout(act, ms);
};

const open = (button: HTMLButtonElement, layer: HTMLElement): void => {
  if (layer.matches(':popover-open')) return;
  layer.showPopover({ source: button });
  openedByHover = layer;
};

const close = (): void => {
  if (openedByHover && !openedByHover.contains(document.activeElement)) openedByHover.hidePopover();
  openedByHover = undefined;
};

const follow = ({ target, pointerType }: PointerEvent): void => {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  const button = target.closest('[data-menu-bar] > li')?.querySelector<HTMLButtonElement>(':scope > button');
  const layer = button?.popoverTargetElement;
  if (layer?.contains(target)) clearTimeout(timer);
  else if (button && layer instanceof HTMLElement) after(openAfterMs, () => open(button, layer));
  else after(closeAfterMs, close);
};

/** A click on the button of a hover-opened layer keeps it open, instead of closing it under the finger. */
const holdOpen = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !openedByHover || button.popoverTargetElement !== openedByHover) return;
  if (openedByHover.matches(':popover-open')) event.preventDefault();
  openedByHover = undefined;
};

/** Layers of the main menu open when a mouse rests on their button, and close when it has left. */
export const openMenusOnHover = (first: Event | undefined, signal: AbortSignal): void => {
  if (first instanceof PointerEvent) follow(first);
  document.addEventListener('pointerover', follow, { passive: true, signal });
  document.addEventListener('click', holdOpen, { signal });
};
