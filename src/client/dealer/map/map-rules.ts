/** How near and how far the map goes (specification §9). */
export const zooms = { first: 15, least: 6, most: 17, chosen: 12 } as const;

/** Milliseconds between choosing a dealer and coming close to it. */
export const delayToChosen = 500;

/** How markers become one: within so many pixels, up to this zoom, at least so many. */
export const clusterRules = { radius: 120, maxZoom: 14, minPoints: 2 } as const;

/** The greatest zoom: nearer where there is something to find. */
export const maxZoom = (markers: number): number => (markers > 0 ? zooms.most : zooms.first);

/** Which of both zoom buttons has an end reached. */
export const zoomEnds = (zoom: number, markers: number): { isLeast: boolean; isMost: boolean } => ({
  isLeast: zoom <= zooms.least,
  isMost: zoom >= maxZoom(markers),
});

/** How many, in the room that a cluster has: `999`, `1k`, `1.2k`. */
export const countLabel = (count: number): string => (count < 1000 ? `${count}` : `${Math.floor(count / 100) / 10}k`);
