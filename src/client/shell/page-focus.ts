import 'client-only';
import { focusOnce } from '#client/primitives/focus/focus-once.ts';

const out = '[inert], [aria-hidden="true"]';

/** Once no layer hides it any more: a closing layer keeps the focus until it is removed. */
const whenReachable = (element: Element, then: () => void): void => {
  if (!element.closest(out)) {
    then();
    return;
  }
  const observer = new MutationObserver(() => {
    if (element.closest(out)) return;
    observer.disconnect();
    then();
  });
  observer.observe(document, { attributes: true, attributeFilter: ['inert', 'aria-hidden'], subtree: true });
};

/** Opens every disclosure around an element, itself included. */
const openDetails = (node: Element): void => {
  const folded = node.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  folded.open = true;
  openDetails(node);
};

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const linkTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === path && isInSight(link));

const focus = (target: HTMLElement): void => whenReachable(target, () => focusOnce(target));

/** Scrolls the URL's target into view, below the header and out of closed disclosures, and focuses it. False: no such target on this page. */
export const focusTarget = (): boolean => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return false;
  openDetails(target);
  focus(target);
  target.scrollIntoView({ behavior: 'instant' });
  return true;
};

let stopWatching: (() => void) | undefined;

/**
 * Moves the focus to the heading of a new page, so that the keyboard and a screen reader start there
 * (WCAG 2.4.3). On a return the focus goes to the link that led away, if it is in view. A skeleton's heading
 * passes the focus on to the final one.
 */
export const focusPage = (cameBackFrom?: string): void => {
  stopWatching?.();
  const link = cameBackFrom === undefined ? undefined : linkTo(cameBackFrom);
  const start = link ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!start) return;
  focus(start);
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (start.isConnected) return;
    observer.disconnect();
    if (location.pathname === pathname && document.activeElement === document.body) focusPage(cameBackFrom);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stopWatching = () => observer.disconnect();
};
