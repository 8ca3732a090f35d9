/** All open popovers, the lowest first. */
export const openLayers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')];

const invokersOf = (layer: HTMLElement): Element[] => [...document.querySelectorAll(`[popovertarget="${CSS.escape(layer.id)}"]`)];

/** Whether an element is part of a layer: in it, on a button that opens it, or in a layer that was opened from it. */
export const belongsTo = (layer: HTMLElement, node: Node): boolean =>
  layer.contains(node) ||
  invokersOf(layer).some((button) => button.contains(node)) ||
  openLayers().some((other) => other.contains(node) && invokersOf(other).some((button) => layer.contains(button)));
