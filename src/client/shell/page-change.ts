import { announce } from '#client/primitives/announcer/announce.ts';
import { focusPage, focusTarget } from './page-focus.ts';
import { restoreScroll, type ScrollEntry, trackScroll } from './scroll-memory.ts';
import { finishTransition } from './view-transition.ts';

const closeLayers = (): void => {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover();
};

let isFollowed = false;

/** Follows the height of the pages in sight, from the first call on; `first` is where the visitor was when it was asked for. */
export const trackScrollOnce = (first?: ScrollEntry): void => {
  if (isFollowed) return;
  isFollowed = true;
  trackScroll(first);
};

// A step of the browser's own, to a target of this page, has no state yet. It has focused what it could, and who tabs on at once keeps their place.
const isFocusedByBrowser = (): boolean => history.state === null && document.activeElement !== document.body;

/**
 * What a change of the page, from one path to another, does beside showing it: layers close, the header shows, the height comes from the history, the focus goes to where the
 * page begins and its title is said. Another query or target of the same page moves the focus to the target alone.
 */
export const finishPageChange = (before: string, path: string): void => {
  const isNewPage = path !== before;
  const isFocusPreserved = !isNewPage && isFocusedByBrowser();
  trackScrollOnce();
  const way = restoreScroll();
  if (isNewPage) {
    closeLayers();
    document.documentElement.dataset['header'] = 'shown';
  }
  const isAtTarget = way === 'new' && !isFocusPreserved && focusTarget();
  if (!isNewPage) return;
  if (!isAtTarget) focusPage(way === 'back' ? before : undefined);
  announce(document.title);
  finishTransition();
};
