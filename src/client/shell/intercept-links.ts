import 'client-only';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { maxPrefetches, pendingNavigations } from '#state/pending-navigations.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
// Loaded on the first interaction, with the behaviour of page changes.
const loadViewTransition = () => import('./view-transition.ts');

/** Client-side navigation and prefetch. */
export type Router = { push: (path: string) => Promise<void>; prefetch: (path: string) => void };

// Personal documents, API responses, files and the component documentation are no screens of the router.
const isScreen = (href: string): boolean =>
  href.startsWith('/') && !/^\/(?:\/|docs(?:[/?#]|$)|(?:[a-z]{2}\/)?plain\/)|^[^?#]*\.\w+(?:[?#]|$)/.test(href) && !isRestPath(href);

/** Whether data is expensive, or enough requests are pending. */
const isFrugal = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '') || pendingNavigations.count >= maxPrefetches;
};

/** The link below a pointer or click, if it leads to a screen of ours. Country links have their own behaviour. */
const screenLinkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.closest('[data-country]')) return undefined;
  return isScreen(link.getAttribute('href') ?? '') ? link : undefined;
};

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

const isForNewTab = (click: MouseEvent): boolean => click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey;

/** Our own screens change without a reload, and are prefetched when a pointer comes near, four at a time, unless data is costly. */
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
    // The browser itself handles a fragment of the current page.
    if (link.href === location.href && link.hash) return;
    event.preventDefault();
    if (link.href === location.href) return;
    const go = (): Promise<void> => push(addressOf(link)).catch(() => undefined);
    void loadViewTransition().then(({ navigateWithTransition }) => navigateWithTransition(link, go), go);
  };
  document.addEventListener('mouseover', onPointerOver, { signal, passive: true });
  document.addEventListener('click', click, { signal });
};
