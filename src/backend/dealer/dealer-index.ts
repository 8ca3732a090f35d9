import 'server-only';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { DealerEntry } from './dealer-file.ts';

/** A dealer and how many kilometres it is away, as the crow flies. */
export type Found = { entry: DealerEntry; kilometres: number };
export type Point = { lat: number; long: number };

/** Dealers that answer who is nearest without a look at each of them. */
export type DealerIndex = {
  dealers: readonly DealerEntry[];
  /** The nearest `most` that `isWanted` lets through, nearest first. */
  nearest: (from: Point, most: number, isWanted?: (entry: DealerEntry) => boolean) => Found[];
};

/** How many kilometres a dealer is away from a point, as the crow flies. */
export const kilometresBetween = ({ lat, long }: Point, { longitude, latitude }: DealerEntry): number =>
  distance(long, lat, longitude, latitude);

/** Builds the index over dealers; the poles and the date line are no edges to it. */
export const indexDealers = (dealers: readonly DealerEntry[]): DealerIndex => {
  const index = new KDBush(dealers.length);
  for (const { longitude, latitude } of dealers) index.add(longitude, latitude);
  index.finish();
  const at = (item: number): DealerEntry => {
    const entry = dealers[item];
    if (!entry) throw new Error(`The index knows a dealer ${item} that is none`);
    return entry;
  };
  return {
    dealers,
    nearest: ({ lat, long }, most, isWanted = () => true) => {
      // The search answers one dealer where none is asked for, and an empty index is no tree.
      if (most === 0 || dealers.length === 0) return [];
      const items = around(index, long, lat, most, Number.POSITIVE_INFINITY, (item) => isWanted(at(item)));
      return items.map(at).map((entry) => ({ entry, kilometres: kilometresBetween({ lat, long }, entry) }));
    },
  };
};
