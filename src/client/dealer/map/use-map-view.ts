import type { MapRef } from '@vis.gl/react-maplibre';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapMarker } from './map-marker.ts';
import { delayToChosen, zooms } from './map-rules.ts';

/** The visible box, and the pixel position of a coordinate on the map. */
export type MapView = {
  zoom: number;
  box: [number, number, number, number];
  at: (lng: number, lat: number) => { x: number; y: number };
};

type Wanted = { markers: readonly MapMarker[]; from?: { lat: number; lng: number } | undefined; selectedId?: string | undefined };

const padding = 72;
const glide = 600;

const viewOf = (map: MapRef): MapView => {
  const bounds = map.getBounds();
  return {
    zoom: map.getZoom(),
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    at: (lng, lat) => map.project([lng, lat]),
  };
};

// Our own map has no streets: around a single dealer it shows the nearby towns, not an empty field.
const zoomAlone = 10;
const closest = ({ markers, from }: Wanted): number => (markers.length === 1 && !from ? zoomAlone : zooms.first);

// If even the minimum zoom does not fit them all, the nearest are centred.
const showAll = (map: MapRef, wanted: Wanted): void => {
  const { markers, from } = wanted;
  const [nearest] = markers;
  if (!nearest) return;
  const places = [...markers, ...(from ? [from] : [])];
  const [lngs, lats] = [places.map(({ lng }) => lng), places.map(({ lat }) => lat)];
  const box: [number, number, number, number] = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  const camera = map.cameraForBounds(box, { padding, maxZoom: closest(wanted) });
  if (camera?.zoom !== undefined && camera.zoom >= zooms.least) map.jumpTo(camera);
  else map.jumpTo({ center: from ?? nearest, zoom: zooms.least });
};

/** Moves the map: to all markers after a search, and to the dealer some time after a selection. With reduced motion the engine jumps. */
export const useMapView = (map: RefObject<MapRef | null>, wanted: Wanted): { state: MapView | undefined; follow: () => void } => {
  const { markers, selectedId } = wanted;
  const [state, setState] = useState<MapView>();
  const isThere = state !== undefined;
  const previous = useRef<{ id: string | undefined }>(undefined);
  const follow = useCallback(() => {
    if (map.current) setState(viewOf(map.current));
  }, [map]);
  const found = markers.map(({ id }) => id).join(' ');
  const showFound = useEffectEvent(() => {
    if (map.current) showAll(map.current, wanted);
  });
  const findChosen = useEffectEvent(() => markers.find(({ id }) => id === selectedId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search, another view
  useEffect(() => {
    if (isThere) showFound();
  }, [isThere, found]);
  useEffect(() => {
    if (!isThere) return;
    const chosen = findChosen();
    // A dealer selected before the map loaded is shown among the others.
    const isNew = previous.current !== undefined && previous.current.id !== selectedId;
    previous.current = { id: selectedId };
    if (!isNew || !chosen) return;
    const soon = setTimeout(
      () => map.current?.easeTo({ center: [chosen.lng, chosen.lat], zoom: zooms.chosen, duration: glide }),
      delayToChosen,
    );
    return () => clearTimeout(soon);
  }, [isThere, selectedId, map]);
  return { state, follow };
};
