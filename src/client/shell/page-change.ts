import { announce } from '#client/primitives/announcer/announce.ts';
import { focusPage, focusTarget } from './page-focus.ts';
import { restoreScroll, type ScrollEntry, trackScroll } from './scroll-memory.ts';
import { finishTransition } from './view-transition.ts';

const closeLayers = (): void => {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover();
};

let isFollowed = false;

/** Tracks the scroll position of pages, from the first call on; `first` is the visitor's location when this was requested. */
export const trackScrollOnce = (first?: ScrollEntry): void => {
  if (isFollowed) return;
  isFollowed = true;
  trackScroll(first);
};

// The browser's own navigation to a fragment has no state yet. It has already moved the focus, which stays with a visitor who tabs on.
const isFocusedByBrowser = (): boolean => history.state === null && document.activeElement !== document.body;

/**
 * Everything a page change involves besides rendering: layers close, the header shows, the scroll position comes from the history, the
 * focus moves to the start of the page and its title is announced. Another query or fragment only focuses the target.
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
