import 'client-only';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { maxPrefetches, pendingNavigations } from '#state/pending-navigations.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
// Here since the first sign of somebody, with all that a change of the page does beside showing it.
const loadViewTransition = () => import('./view-transition.ts');

/** What shows another screen without a reload, and fetches it ahead. */
export type Router = { push: (path: string) => Promise<void>; prefetch: (path: string) => void };

// Personal documents, answers to programs, files and the component documentation are no screens of the router.
const isScreen = (href: string): boolean =>
  href.startsWith('/') && !/^\/(?:\/|docs(?:[/?#]|$)|(?:[a-z]{2}\/)?plain\/)|^[^?#]*\.\w+(?:[?#]|$)/.test(href) && !isRestPath(href);

/** Whether data is dear, or enough is on its way already. */
const isFrugal = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '') || pendingNavigations.count >= maxPrefetches;
};

/** The link below a pointer or a press, when it leads to a screen of ours. Links to countries have a behaviour of their own. */
const screenLinkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.closest('[data-country]')) return undefined;
  return isScreen(link.getAttribute('href') ?? '') ? link : undefined;
};

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

const isForNewTab = (click: MouseEvent): boolean => click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey;

/** Our own screens change without a reload, and are fetched when a pointer comes near, four at a time, unless data is dear. */
export const interceptLinks = ({ push, prefetch }: Router, signal: AbortSignal): void => {
  let near: HTMLAnchorElement | undefined;
  const onPointerOver = (event: Event): void => {
    const link = screenLinkAt(event);
    if (link === near) return;
    near = link;
    if (link && link.pathname + link.search !== location.pathname + location.search && !isFrugal()) prefetch(addressOf(link));
  };
  const click = (event: MouseEvent): void => {
    const link = screenLinkAt(event);
    if (!link || event.defaultPrevented || isForNewTab(event)) return;
    // The browser itself goes to a place of the page in sight.
    if (link.href === location.href && link.hash) return;
    event.preventDefault();
    if (link.href === location.href) return;
    const go = (): Promise<void> => push(addressOf(link)).catch(() => undefined);
    void loadViewTransition().then(({ navigateWithTransition }) => navigateWithTransition(link, go), go);
  };
  document.addEventListener('mouseover', onPointerOver, { signal, passive: true });
  document.addEventListener('click', click, { signal });
};
