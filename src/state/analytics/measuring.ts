import 'client-only';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { consents, isAllowed } from '../consent.ts';
import type { ShopAction } from './shop-action.ts';

/** The shop settings that analytics needs. */
export type MeasuringSetting = {
  /** Whether the country requires consent before anything is measured. */
  isConsentRequired: boolean;
  /** The tag manager's container id, if configured. */
  tagManager: string | undefined;
};

/** A displayed page: its path and query, and its start (`performance.now()`). */
export type Screen = { path: string; query: string; since: number };

/** The state of analytics: the shop's settings and the current page, undefined if nothing is measured at all. */
export const measuring = proxy<{
  setting: MeasuringSetting | undefined;
  screen: Screen | undefined;
  /** The article of the current product page; undefined on every other page. */
  article: { productKey: string; variantKey: string } | undefined;
}>({ setting: undefined, screen: undefined, article: undefined });

/** Whether visits may be measured now. Only this function and the next know where the answer comes from. */
export const mayMeasure = (isConsentRequired = measuring.setting?.isConsentRequired ?? true): boolean =>
  isAllowed('analytics', isConsentRequired);

/** Calls back on each answer of the visitor, granted or denied. Returns an unsubscribe function. */
export const onMeasuringConsent = (listener: () => void): (() => void) => subscribeKey(consents, 'analytics', listener, true);

let actionListener: ((action: ShopAction) => void) | undefined;
// Actions before the analytics code has loaded.
const pendingActions: ShopAction[] = [];

/** Records a visitor's action. Without consent it is dropped at once, and never reported later. */
export const recordAction = (action: ShopAction): void => {
  if (!measuring.setting || !mayMeasure()) return;
  if (actionListener) actionListener(action);
  else pendingActions.push(action);
};

/** Subscribes to visitors' actions, including the queued ones. */
export const onActions = (listener: (action: ShopAction) => void): void => {
  actionListener = listener;
  for (const action of pendingActions.splice(0)) listener(action);
};
