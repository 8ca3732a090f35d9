/** The minimum and maximum zoom of the map (specification §9). */
export const zooms = { first: 15, least: 6, most: 17, chosen: 12 } as const;

/** Milliseconds between selecting a dealer and zooming in on it. */
export const delayToChosen = 500;

/** Clustering: radius in pixels, maximum zoom, minimum number of dealers. */
export const clusterRules = { radius: 120, maxZoom: 14, minPoints: 2 } as const;

/** The maximum zoom: greater if a dealer is in view. */
export const maxZoom = (markers: number): number => (markers > 0 ? zooms.most : zooms.first);

/** Which zoom buttons have reached their limit. */
export const zoomEnds = (zoom: number, markers: number): { isLeast: boolean; isMost: boolean } => ({
  isLeast: zoom <= zooms.least,
  isMost: zoom >= maxZoom(markers),
});

/** The count, short enough for a cluster: `999`, `1k`, `1.2k`. */
export const countLabel = (count: number): string => (count < 1000 ? `${count}` : `${Math.floor(count / 100) / 10}k`);
