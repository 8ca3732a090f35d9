import { get } from './element.ts';

const button = (): HTMLElement => get('list-open', HTMLElement);

/** Opens or closes the list where the window has no space for it beside the picture; elsewhere it is always open. */
export const openDrawer = (isOpen: boolean): void => button().setAttribute('aria-expanded', String(isOpen));

/** Makes its button open and close the list. */
export const bindDrawer = (): void =>
  button().addEventListener('click', () => openDrawer(button().getAttribute('aria-expanded') !== 'true'));
