import 'client-only';
import { subscribe } from 'valtio';
import { searchTermOf } from '#shared/analytics/screen-facts.ts';
import { isMailedPage } from '#shared/routes/mailed-page.ts';
import { pushInTurn } from '#state/analytics/data-layer.ts';
import type { Happening } from '#state/analytics/happening.ts';
import { findMeasured } from '#state/analytics/measured-articles.ts';
import { hearHappenings, mayMeasure, measuring, onMeasuringAnswer, type Screen } from '#state/analytics/measuring.ts';
import { pageViewEvent } from '#state/analytics/page-view.ts';
import { itemViewEvent } from '#state/analytics/shop-events.ts';
import { enterTagManager, prepareTagManager } from '#state/analytics/tag-manager.ts';
import { followLists, tellChoices } from './lists.ts';
import { factsInSight, placeOf, returnInSight } from './page-in-sight.ts';
import { tellCartOf } from './tell-cart.ts';
import { tellHappening, tellReturn } from './tell-happening.ts';

/** How long a page stands before it counts as seen (specification §9). */
const delayMs = 150;

let isBegun = false;
let told: { path: string; variantKey: string | undefined } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const early: Happening[] = [];
let leaveLists: (() => void) | undefined;

const enter = (): void => {
  const container = measuring.setting?.tagManager;
  // It reads the address of the document, secret and all; the next page view brings it.
  if (container !== undefined && mayMeasure() && !isMailedPage(location.pathname)) enterTagManager(container);
};

const tellScreen = ({ path }: Screen): void => {
  const facts = mayMeasure() ? factsInSight(path) : undefined;
  if (!facts) return;
  const { variantKey } = facts;
  const place = placeOf(path);
  const isNew = path !== told?.path;
  const isNewArticle = isNew || variantKey !== told?.variantKey;
  told = { path, variantKey };
  if (isNew) void pushInTurn(() => pageViewEvent(place, facts)).then(enter);
  if (variantKey !== undefined && isNewArticle) void pushInTurn(() => itemViewEvent(variantKey));
  const term = isNew ? searchTermOf(place, path) : undefined;
  if (term !== undefined) void pushInTurn(() => ({ event: 'search', visitor_type: 'consumer', search_term: term }));
  const accepted = returnInSight();
  if (accepted) tellReturn(accepted);
  if (isNew) void tellCartOf(facts);
  leaveLists = followLists(facts.eid, isNew);
  for (const happening of early.splice(0)) tellHappening(happening);
};

// A page is told before what is done there, however soon that is.
const tellInOrder = (happening: Happening): void => {
  if (told?.path === measuring.screen?.path) tellHappening(happening);
  else early.push(happening);
};

// Filters, orders and pages of a list are queries: another list, but no other page.
const awaitSight = (): void => {
  clearTimeout(timer);
  leaveLists?.();
  const { screen } = measuring;
  if (!screen || !mayMeasure()) return;
  const variantKey = factsInSight(screen.path)?.variantKey;
  // So that it is there when it is told.
  if (variantKey !== undefined) void findMeasured([variantKey]);
  timer = setTimeout(() => tellScreen(screen), Math.max(0, delayMs - (performance.now() - screen.since)));
};

/** Tells of this visit from now on: of each page once it has stood for 150 ms, and of what is done there. */
export const beginVisit = (): void => {
  if (isBegun) return;
  isBegun = true;
  if (measuring.setting?.tagManager !== undefined) prepareTagManager();
  hearHappenings(tellInOrder);
  tellChoices();
  awaitSight();
  subscribe(measuring, awaitSight, true);
  onMeasuringAnswer(() => {
    if (!mayMeasure()) early.length = 0;
    awaitSight();
  });
};
