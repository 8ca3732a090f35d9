import 'server-only';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { DealerEntry } from './dealer-file.ts';

/** A dealer and its distance in kilometres, as the crow flies. */
export type Found = { entry: DealerEntry; kilometres: number };
export type Point = { lat: number; long: number };

/** A spatial index that finds the nearest dealers without a scan. */
export type DealerIndex = {
  dealers: readonly DealerEntry[];
  /** The nearest `most` dealers that satisfy `isWanted`, nearest first. */
  nearest: (from: Point, most: number, isWanted?: (entry: DealerEntry) => boolean) => Found[];
};

/** The distance of a dealer from a point in kilometres, as the crow flies. */
export const kilometresBetween = ({ lat, long }: Point, { longitude, latitude }: DealerEntry): number =>
  distance(long, lat, longitude, latitude);

/** Builds the index; the poles and the date line are handled correctly. */
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
      // The search returns one dealer where none is wanted, and an empty index is no tree.
      if (most === 0 || dealers.length === 0) return [];
      const items = around(index, long, lat, most, Number.POSITIVE_INFINITY, (item) => isWanted(at(item)));
      return items.map(at).map((entry) => ({ entry, kilometres: kilometresBetween({ lat, long }, entry) }));
    },
  };
};
