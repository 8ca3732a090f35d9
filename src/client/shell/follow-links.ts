import 'client-only';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { mostAhead, screensComing } from '#state/screens-coming.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
// Here since the first sign of somebody, with all that a change of the page does beside showing it.
const loadCarry = () => import('./carry-picture.ts');

type Router = { push: (path: string) => Promise<void>; prefetch: (path: string) => void };

// Personal documents, answers to programs, files and the component documentation are no screens of the router.
const isScreen = (href: string): boolean =>
  href.startsWith('/') && !/^\/(?:\/|docs(?:[/?#]|$)|(?:[a-z]{2}\/)?plain\/)|^[^?#]*\.\w+(?:[?#]|$)/.test(href) && !isRestPath(href);

/** Whether data is dear, or enough is on its way already. */
const isFrugal = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '') || screensComing.count >= mostAhead;
};

/** The link below a pointer or a press, when it leads to a screen of ours. Links to countries have a behaviour of their own. */
const screenLinkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.closest('[data-country]')) return undefined;
  return isScreen(link.getAttribute('href') ?? '') ? link : undefined;
};

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

const isForElsewhere = (press: MouseEvent): boolean =>
  press.button !== 0 || press.metaKey || press.altKey || press.ctrlKey || press.shiftKey;

/** Our own screens change without a reload, and are fetched when a pointer comes near, four at a time, unless data is dear. Returns how to stop. */
export const followLinks = ({ push, prefetch }: Router): (() => void) => {
  const stay = new AbortController();
  const { signal } = stay;
  let near: HTMLAnchorElement | undefined;
  const come = (event: Event): void => {
    const link = screenLinkAt(event);
    if (link === near) return;
    near = link;
    if (link && link.pathname + link.search !== location.pathname + location.search && !isFrugal()) prefetch(addressOf(link));
  };
  const press = (event: MouseEvent): void => {
    const link = screenLinkAt(event);
    if (!link || event.defaultPrevented || isForElsewhere(event)) return;
    // The browser itself goes to a place of the page in sight.
    if (link.href === location.href && link.hash) return;
    event.preventDefault();
    if (link.href === location.href) return;
    const go = (): Promise<void> => push(addressOf(link)).catch(() => undefined);
    void loadCarry().then(({ carryPicture }) => carryPicture(link, go), go);
  };
  document.addEventListener('mouseover', come, { signal, passive: true });
  document.addEventListener('click', press, { signal });
  return () => stay.abort();
};
