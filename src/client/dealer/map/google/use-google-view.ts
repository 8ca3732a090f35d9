import { type MapCameraChangedEvent, useMap } from '@vis.gl/react-google-maps';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DealerMapProps } from '../map-props.ts';
import { delayToChosen, zooms } from '../map-rules.ts';
import type { MapView } from '../use-map-view.ts';
import { fitCamera, viewAround } from './mercator.ts';

type Wanted = Pick<DealerMapProps, 'markers' | 'from' | 'selectedId'>;
type Shown = { map: google.maps.Map | null; view: MapView | undefined; follow: (event: MapCameraChangedEvent) => void };

const padding = 72;

const viewOf = (map: google.maps.Map): MapView | undefined => {
  const [middle, zoom, { clientWidth: width, clientHeight: height }] = [map.getCenter(), map.getZoom(), map.getDiv()];
  return middle && zoom !== undefined ? viewAround(middle.toJSON(), zoom, { width, height }) : undefined;
};

// If even the minimum zoom does not fit them all, the nearest are centred; as on our own map.
const showAll = (map: google.maps.Map, { markers, from }: Wanted): void => {
  const [nearest] = markers;
  if (!nearest) return;
  const { clientWidth: width, clientHeight: height } = map.getDiv();
  const camera = fitCamera([...markers, ...(from ? [from] : [])], { width, height }, padding, zooms.first);
  const { lat, lng } = from ?? nearest;
  map.moveCamera(camera.zoom >= zooms.least ? camera : { center: { lat, lng }, zoom: zooms.least });
};

/** Moves Google's map like our own: to all markers after a search, to the dealer some time after a selection. `follow` gets the view. */
export const useGoogleView = (wanted: Wanted): Shown => {
  const { markers, selectedId } = wanted;
  const map = useMap();
  const [view, setView] = useState<MapView>();
  const previous = useRef<{ id: string | undefined }>(undefined);
  const follow = useCallback(({ map: moved }: MapCameraChangedEvent) => setView(viewOf(moved)), []);
  const found = markers.map(({ id }) => id).join(' ');
  const showFound = useEffectEvent((shown: google.maps.Map) => showAll(shown, wanted));
  const findChosen = useEffectEvent(() => markers.find(({ id }) => id === selectedId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search, another view
  useEffect(() => {
    if (map) showFound(map);
  }, [map, found]);
  useEffect(() => {
    if (!map) return;
    const chosen = findChosen();
    // A dealer selected before the map loaded is shown among the others.
    const isNew = previous.current !== undefined && previous.current.id !== selectedId;
    previous.current = { id: selectedId };
    if (!isNew || !chosen) return;
    const { lat, lng } = chosen;
    const soon = setTimeout(() => map.moveCamera({ center: { lat, lng }, zoom: zooms.chosen }), delayToChosen);
    return () => clearTimeout(soon);
  }, [map, selectedId]);
  return { map, view, follow };
};
