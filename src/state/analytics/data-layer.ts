import 'client-only';
import type { AnalyticsEvent } from './events.ts';
import { mayMeasure } from './measuring.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The data layer, created by the first push and never before. */
export const dataLayer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Pushes an event, unless the visitor has denied consent in the meantime. */
export const pushEvent = (event: AnalyticsEvent, isConsentRequired?: boolean): void => {
  if (!mayMeasure(isConsentRequired)) return;
  dataLayer().push(event);
  if (import.meta.env.MODE === 'development') void import('./debug-view.ts').then(({ logPushedEvent }) => logPushedEvent(event));
};

let queue: Promise<void> = Promise.resolve();

/** Pushes events that are built asynchronously, in the order of the requests. One that fails is skipped. */
export const enqueueEvents = (createEvent: () => AnalyticsEvent | undefined | Promise<AnalyticsEvent | undefined>): Promise<void> => {
  queue = queue.then(createEvent).then(
    (event) => event && pushEvent(event),
    () => undefined,
  );
  return queue;
};
