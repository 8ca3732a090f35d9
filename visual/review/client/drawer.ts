import { get } from './element.ts';

const button = (): HTMLElement => get('list-open', HTMLElement);

/** Opens or closes the list where the window has no room for it beside the picture; elsewhere it always stands there. */
export const openDrawer = (isOpen: boolean): void => button().setAttribute('aria-expanded', String(isOpen));

/** Lets its button open and close the list. */
export const bindDrawer = (): void =>
  button().addEventListener('click', () => openDrawer(button().getAttribute('aria-expanded') !== 'true'));
