import type { Page } from '@playwright/test';

/** The pushed entries: events, and tag manager commands as text. */
export type Pushed = { event?: string; [field: string]: unknown };

/** Everything that the current document has pushed; undefined if it has not created a data layer. */
export const layerOf = (page: Page): Promise<Pushed[] | undefined> =>
  page.evaluate(() =>
    window.dataLayer?.map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      return (isCommand ? { words: Array.from(entry as ArrayLike<unknown>) } : entry) as Pushed;
    }),
  );

/** The names of the events, in order. */
export const namesIn = async (page: Page): Promise<string[]> => ((await layerOf(page)) ?? []).flatMap(({ event }) => event ?? []);
