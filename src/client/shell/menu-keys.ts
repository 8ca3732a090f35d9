import { openLayers } from './open-layers.ts';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const linksOf = (layer: Element): HTMLElement[] => [...layer.querySelectorAll<HTMLElement>('a')];

const focusFirstBelow = (control: HTMLElement): boolean => {
  const layer = control instanceof HTMLButtonElement ? control.popoverTargetElement : null;
  if (!(layer instanceof HTMLElement)) return false;
  if (!layer.matches(':popover-open')) layer.showPopover({ source: control });
  linksOf(layer)[0]?.focus();
  return true;
};

/** On the bar itself: left and right, to its ends, and down into a layer. */
const moveOnBar = (key: string, bar: Element, control: HTMLElement): boolean => {
  if (key === 'ArrowDown') return focusFirstBelow(control);
  const controls = [...bar.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')];
  const step = steps[key];
  if (step) controls[step(controls.indexOf(control), controls.length)]?.focus();
  return step !== undefined;
};

/** In a layer: up and down through its links, from the first one back to its button; Escape closes it and returns there, too. */
const moveInLayer = (key: string, layer: HTMLElement, button: HTMLElement, link: HTMLElement): boolean => {
  if (key === 'Escape') {
    layer.hidePopover();
    button.focus();
    return true;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return false;
  const stops = [button, ...linksOf(layer)];
  stops[stops.indexOf(link) + step]?.focus();
  return true;
};

const onKey = (event: KeyboardEvent): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const item = event.target.closest('[data-menu-bar] > li');
  const bar = item?.parentElement;
  if (!item || !bar) return;
  const layer = openLayers().find((open) => open.contains(event.target as Node));
  const button = item.querySelector<HTMLElement>(':scope > button');
  const isMoved = layer && button ? moveInLayer(event.key, layer, button, event.target) : moveOnBar(event.key, bar, event.target);
  if (isMoved) event.preventDefault();
};

/** Arrow keys in the main menu, besides Tab, as in the ARIA disclosure navigation pattern; replays keys pressed before it loaded. */
export const handleMenuKeys = (earlyKeys: readonly KeyboardEvent[], signal: AbortSignal): void => {
  for (const event of earlyKeys) onKey(event);
  document.addEventListener('keydown', onKey, { signal });
};
