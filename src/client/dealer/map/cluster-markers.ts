import Supercluster from 'supercluster';
import type { MapMarker } from './map-marker.ts';
import { clusterRules } from './map-rules.ts';

/** A marker at one position: a dealer, or a group that splits at `expansionZoom`. */
type MapPoint = { key: string; lng: number; lat: number } & (
  | { kind: 'dealer'; marker: MapMarker }
  | { kind: 'cluster'; count: number; expansionZoom: number }
);

type Found = (box: [number, number, number, number], zoom: number) => MapPoint[];

const inReadingOrder = (a: MapPoint, b: MapPoint): number => b.lat - a.lat || a.lng - b.lng;

/** Groups dealers that are too close to click; the selected one always stands alone. Sorted from north to south. */
export const clusterMarkers = (markers: readonly MapMarker[], selectedId: string | undefined): Found => {
  const index = new Supercluster<{ marker: MapMarker }>(clusterRules);
  const chosen = markers.filter(({ id }) => id === selectedId);
  index.load(
    markers
      .filter(({ id }) => id !== selectedId)
      .map((marker) => ({ type: 'Feature', properties: { marker }, geometry: { type: 'Point', coordinates: [marker.lng, marker.lat] } })),
  );
  const dealer = (marker: MapMarker): MapPoint => ({ kind: 'dealer', key: marker.id, lng: marker.lng, lat: marker.lat, marker });
  return (box, zoom) => {
    const found = index.getClusters(box, Math.floor(zoom)).map(({ geometry, properties }): MapPoint => {
      if (!('cluster' in properties)) return dealer(properties.marker);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const { cluster_id: id, point_count: count } = properties;
      return { kind: 'cluster', key: `cluster-${id}`, lng, lat, count, expansionZoom: index.getClusterExpansionZoom(id) };
    });
    return [...found, ...chosen.map(dealer)].toSorted(inReadingOrder);
  };
};
