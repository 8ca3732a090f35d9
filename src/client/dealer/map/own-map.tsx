import { Map as Canvas, type MapRef } from '@vis.gl/react-maplibre';
import * as engine from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useRef, useState } from 'react';
import { countries } from '#shared/country/countries.ts';
import styles from './dealer-map.module.css';
import type { MapData } from './map-data.ts';
import type { DealerMapProps } from './map-props.ts';
import { maxZoom, zooms } from './map-rules.ts';
import { mapStyle } from './map-style.ts';
import { Pins } from './pins.tsx';
import { useMapColours } from './use-map-colours.ts';
import { useMapView } from './use-map-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

// A file of the build: the page's CSP blocks workers from blob URLs.
engine.setWorkerUrl(workerUrl);

// The data sources of our own map; the GeoNames licence requires attribution with a link. The names are the same in every language.
const sources = {
  towns: { name: 'GeoNames (CC BY 4.0)', href: 'https://creativecommons.org/licenses/by/4.0/' },
  shapes: { name: 'Natural Earth', href: 'https://www.naturalearthdata.com' },
} as const;

const glide = 300;

/** The map itself, with its engine: fetched when it comes into view. */
export const OwnMap = ({ country, markers, from, selectedId, onSelect, texts, data }: DealerMapProps & { data: MapData }) => {
  const map = useRef<MapRef>(null);
  const container = useRef<HTMLDivElement>(null);
  const [isIdle, setIdle] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const colours = useMapColours(container);
  const view = useMapView(map, { markers, from, selectedId });
  const middle = from ?? countries[country].coordinates;
  const goTo = (zoom: number, center?: [number, number]): void => {
    map.current?.easeTo({ zoom, duration: glide, ...(center && { center }) });
  };
  return (
    <div ref={container} className={styles['map']} data-idle={isIdle} data-drawn={isDrawn}>
      {!view.state && <p className={`${styles['instead']} ${styles['over']}`}>{texts.waiting}</p>}
      {colours && (
        <Canvas
          ref={map}
          mapLib={engine}
          mapStyle={mapStyle(data, colours)}
          initialViewState={{ latitude: middle.lat, longitude: middle.lng, zoom: zooms.least }}
          maxBounds={data.box}
          minZoom={zooms.least}
          maxZoom={maxZoom(markers.length)}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          attributionControl={false}
          cooperativeGestures
          fadeDuration={0}
          locale={{
            'Map.Title': texts.label,
            'CooperativeGesturesHandler.WindowsHelpText': texts.gestures.windows,
            'CooperativeGesturesHandler.MacHelpText': texts.gestures.mac,
            'CooperativeGesturesHandler.MobileHelpText': texts.gestures.touch,
          }}
          onLoad={({ target }) => {
            // The canvas is moved by arrow keys; as a region it would be a second one of the same name.
            target.getCanvas().role = 'application';
            target.keyboard.disableRotation();
            target.touchZoomRotate.disableRotation();
            view.follow();
          }}
          onMove={view.follow}
          onMoveStart={() => setIdle(false)}
          onResize={() => setIdle(false)}
          onIdle={() => {
            setIdle(true);
            // Drawn piecemeal, land would look like squares in a sea: the map is shown once it is complete and positioned on its markers.
            if (view.state || markers.length === 0) setDrawn(true);
          }}
        >
          {view.state && (
            <Pins
              markers={markers}
              selectedId={selectedId}
              state={view.state}
              clusterText={texts.cluster}
              onSelect={onSelect}
              onZoomTo={({ lng, lat, zoom }) => goTo(zoom, [lng, lat])}
            />
          )}
        </Canvas>
      )}
      {view.state && <ZoomButtons zoom={view.state.zoom} markers={markers.length} texts={texts} onZoom={goTo} />}
      <p className={styles['sources']}>
        <a href={sources.towns.href}>{sources.towns.name}</a> · {sources.shapes.name}
      </p>
    </div>
  );
};
