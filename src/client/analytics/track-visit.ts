import 'client-only';
import { subscribe } from 'valtio';
import { searchTermOf } from '#shared/analytics/screen-facts.ts';
import { isMailedPage } from '#shared/routes/mailed-page.ts';
import { enqueueEvents } from '#state/analytics/data-layer.ts';
import { fetchMeasuredArticles } from '#state/analytics/measured-articles.ts';
import { mayMeasure, measuring, onActions, onMeasuringConsent, type Screen } from '#state/analytics/measuring.ts';
import { pageViewEvent } from '#state/analytics/page-view.ts';
import type { ShopAction } from '#state/analytics/shop-action.ts';
import { itemViewEvent } from '#state/analytics/shop-events.ts';
import { loadTagManager, prepareTagManager } from '#state/analytics/tag-manager.ts';
import { currentPageFacts, currentReturn, siteOf } from './current-page.ts';
import { trackAction, trackReturn } from './track-action.ts';
import { trackCartOf } from './track-cart.ts';
import { trackListSelections, trackListViews } from './track-lists.ts';

/** How long a page must be shown before it counts as viewed (specification §9). */
const delayMs = 150;

let isStarted = false;
let tracked: { path: string; variantKey: string | undefined } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const pendingActions: ShopAction[] = [];
let stopListViews: (() => void) | undefined;

const loadContainer = (): void => {
  const container = measuring.setting?.tagManager;
  // The tag manager reads the document's URL, secrets included; the next page view loads it.
  if (container !== undefined && mayMeasure() && !isMailedPage(location.pathname)) loadTagManager(container);
};

const trackScreen = ({ path }: Screen): void => {
  const facts = mayMeasure() ? currentPageFacts(path) : undefined;
  if (!facts) return;
  const { variantKey } = facts;
  const site = siteOf(path);
  const isNew = path !== tracked?.path;
  const isNewArticle = isNew || variantKey !== tracked?.variantKey;
  tracked = { path, variantKey };
  if (isNew) void enqueueEvents(() => pageViewEvent(site, facts)).then(loadContainer);
  if (variantKey !== undefined && isNewArticle) void enqueueEvents(() => itemViewEvent(variantKey));
  const term = isNew ? searchTermOf(site, path) : undefined;
  if (term !== undefined) void enqueueEvents(() => ({ event: 'search', visitor_type: 'consumer', search_term: term }));
  const accepted = currentReturn();
  if (accepted) trackReturn(accepted);
  if (isNew) void trackCartOf(facts);
  stopListViews = trackListViews(facts.eid, isNew);
  for (const action of pendingActions.splice(0)) trackAction(action);
};

// A page view is sent before any action on that page, however early.
const trackInOrder = (action: ShopAction): void => {
  if (tracked?.path === measuring.screen?.path) trackAction(action);
  else pendingActions.push(action);
};

// Filters, sorting and list pages are queries: another list, but not another page.
const trackAfterDelay = (): void => {
  clearTimeout(timer);
  stopListViews?.();
  const { screen } = measuring;
  if (!screen || !mayMeasure()) return;
  const variantKey = currentPageFacts(screen.path)?.variantKey;
  // So that it is there when the page view is sent.
  if (variantKey !== undefined) void fetchMeasuredArticles([variantKey]);
  timer = setTimeout(() => trackScreen(screen), Math.max(0, delayMs - (performance.now() - screen.since)));
};

/** Tracks this visit from now on: each page after 150 ms, and the actions on it. */
export const startTracking = (): void => {
  if (isStarted) return;
  isStarted = true;
  if (measuring.setting?.tagManager !== undefined) prepareTagManager();
  onActions(trackInOrder);
  trackListSelections();
  trackAfterDelay();
  subscribe(measuring, trackAfterDelay, true);
  onMeasuringConsent(() => {
    if (!mayMeasure()) pendingActions.length = 0;
    trackAfterDelay();
  });
};
