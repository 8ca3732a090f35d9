import { useMemo } from 'react';
import { clusterMarkers } from './cluster-markers.ts';
import type { MapMarker } from './map-marker.ts';
import { countLabel } from './map-rules.ts';
import styles from './pins.module.css';
import type { MapView } from './use-map-view.ts';

type Props = {
  markers: readonly MapMarker[];
  selectedId: string | undefined;
  /** The visible box. */
  state: MapView;
  /** `{n} dealers` */
  clusterText: string;
  onSelect: (id: string) => void;
  onZoomTo: (view: { lng: number; lat: number; zoom: number }) => void;
};

/** The controls on a map: real buttons from north to south, for the dealers and groups in view. */
export const Pins = ({ markers, selectedId, state: { zoom, box, at }, clusterText, onSelect, onZoomTo }: Props) => {
  const pointsIn = useMemo(() => clusterMarkers(markers, selectedId), [markers, selectedId]);
  const [west, south, east, north] = box;
  const isSeen = ({ lng, lat }: { lng: number; lat: number }): boolean => lng > west && lng < east && lat > south && lat < north;
  return (
    <div className={styles['pins']}>
      {pointsIn(box, zoom)
        .filter(isSeen)
        .map((point) => {
          const { x, y } = at(point.lng, point.lat);
          const style = { translate: `${Math.round(x)}px ${Math.round(y)}px` };
          if (point.kind === 'cluster')
            return (
              <button
                key={point.key}
                type="button"
                className={styles['cluster']}
                style={style}
                aria-label={clusterText.replace('{n}', countLabel(point.count))}
                onClick={() => onZoomTo({ lng: point.lng, lat: point.lat, zoom: point.expansionZoom })}
              >
                {countLabel(point.count)}
              </button>
            );
          const { id, number, name } = point.marker;
          return (
            <button
              key={point.key}
              type="button"
              className={styles['pin']}
              style={style}
              aria-label={`${number}, ${name}`}
              aria-pressed={id === selectedId}
              onClick={() => onSelect(id)}
            >
              <svg viewBox="0 0 28 38" aria-hidden="true">
                <path d="M14 37C9 30 1 22 1 13.5a13 12.5 0 0 1 26 0C27 22 19 30 14 37Z" />
                <text x="14" y="14" textAnchor="middle" dominantBaseline="central">
                  {number}
                </text>
              </svg>
            </button>
          );
        })}
    </div>
  );
};
