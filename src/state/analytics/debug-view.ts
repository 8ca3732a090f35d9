import 'client-only';
import type { AnalyticsEvent } from './events.ts';

/** Logs pushed events to the browser console, with their items as a table: in development only, not part of any build. */
export const logPushedEvent = ({ event, ...payload }: AnalyticsEvent): void => {
  const { ecommerce } = payload as { ecommerce?: { items: object[] } };
  console.groupCollapsed(`data layer: ${event}`);
  console.log(payload);
  if (ecommerce) console.table(ecommerce.items);
  console.groupEnd();
};
