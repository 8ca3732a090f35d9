import type { DealersMeasured } from '../dealers/measure.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';

/** How long it takes to find the nearest dealers and a place. */
export const dealerSection: Section<DealersMeasured> = {
  title: 'Dealers and places',
  describe: ({ dealers, buildMs, nearestP99Ms, firstPlaceMs, placeP99Ms, placesMb }) => {
    const rows = [
      [whole(dealers), buildMs.toFixed(1), nearestP99Ms.toFixed(2), firstPlaceMs.toFixed(0), placesMb.toFixed(0), placeP99Ms.toFixed(2)],
    ];
    const head = ['dealers', 'index built in ms', 'nearest 50, p99 ms', 'first place ms', 'memory of places MB', 'place, p99 ms'];
    return `The fifty nearest studios of dealers all over the earth, from 2,000 points. Places are those of the United States, which has most; the first search there reads their file.

${table(head, rows)}`;
  },
  figuresOf: ({ nearestP99Ms, placeP99Ms }) => ({ nearestDealers: nearestP99Ms, placeFound: placeP99Ms }),
};
