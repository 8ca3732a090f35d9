import 'client-only';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { consents, isAllowed } from '../consent.ts';
import type { ShopAction } from './shop-action.ts';

/** What measuring has to know of the shop that is visited. */
export type MeasuringSetting = {
  /** Whether the country asks for consent before anything is measured. */
  isConsentRequired: boolean;
  /** The container of the tag manager, where there is one. */
  tagManager: string | undefined;
};

/** A page that is shown: its path and query, and since when (`performance.now()`). */
export type Screen = { path: string; query: string; since: number };

/** Where measuring stands: the setting of the shop and the page in sight, undefined where nothing is measured at all. */
export const measuring = proxy<{
  setting: MeasuringSetting | undefined;
  screen: Screen | undefined;
  /** The article of the product page in sight; undefined on every other page. */
  article: { productKey: string; variantKey: string } | undefined;
}>({ setting: undefined, screen: undefined, article: undefined });

/** Whether visits may be measured now. The only places that know who answers that are this and the next function. */
export const mayMeasure = (isConsentRequired = measuring.setting?.isConsentRequired ?? true): boolean =>
  isAllowed('analytics', isConsentRequired);

/** Hears each answer of the visitor, yes or no. Returns how to stop hearing. */
export const onMeasuringConsent = (listener: () => void): (() => void) => subscribeKey(consents, 'analytics', listener, true);

let actionListener: ((action: ShopAction) => void) | undefined;
// What was done before the code that tells it has come.
const pendingActions: ShopAction[] = [];

/** Notes what a visitor has done. Without consent it is forgotten at once: nothing is told later of it. */
export const recordAction = (action: ShopAction): void => {
  if (!measuring.setting || !mayMeasure()) return;
  if (actionListener) actionListener(action);
  else pendingActions.push(action);
};

/** Hears what visitors do, from now on and what waits. */
export const onActions = (listener: (action: ShopAction) => void): void => {
  actionListener = listener;
  for (const action of pendingActions.splice(0)) listener(action);
};
