import type { Page } from '@playwright/test';

/** What was pushed, one entry each: an event, or a command of the tag manager as its words. */
export type Pushed = { event?: string; [field: string]: unknown };

/** Everything that the document in sight has pushed; undefined when it has made no data layer. */
export const layerOf = (page: Page): Promise<Pushed[] | undefined> =>
  page.evaluate(() =>
    window.dataLayer?.map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      return (isCommand ? { words: Array.from(entry as ArrayLike<unknown>) } : entry) as Pushed;
    }),
  );

/** The names of the events, in their order. */
export const namesIn = async (page: Page): Promise<string[]> => ((await layerOf(page)) ?? []).flatMap(({ event }) => event ?? []);
