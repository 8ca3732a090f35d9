import 'client-only';
import type { AnalyticsEvent } from './events.ts';

/** Shows in the console of the browser what was pushed, its items as a table: in development alone, no build holds it. */
export const logPushedEvent = ({ event, ...payload }: AnalyticsEvent): void => {
  const { ecommerce } = payload as { ecommerce?: { items: object[] } };
  console.groupCollapsed(`data layer: ${event}`);
  console.log(payload);
  if (ecommerce) console.table(ecommerce.items);
  console.groupEnd();
};
