import { APIProvider, Map as GoogleCanvas } from '@vis.gl/react-google-maps';
import { countries } from '#shared/country/countries.ts';
import type { DealerMapProps } from '../map-props.ts';
import { maxZoom, zooms } from '../map-rules.ts';
import { Pins } from '../pins.tsx';
import { ZoomButtons } from '../zoom-buttons.tsx';
import styles from './google-container.module.css';
import type { GoogleOptions } from './google-options.ts';
import { useDrivingRoute } from './use-driving-route.ts';
import { useGoogleView } from './use-google-view.ts';

const View = ({ country, markers, from, selectedId, onSelect, texts }: DealerMapProps) => {
  const wanted = { markers, ...(from && { from }), ...(selectedId !== undefined && { selectedId }) };
  const { map, view, follow } = useGoogleView(wanted);
  useDrivingRoute(
    map,
    from,
    markers.find(({ id }) => id === selectedId),
  );
  return (
    <div className={styles['map']}>
      <GoogleCanvas
        className={styles['canvas'] ?? ''}
        defaultCenter={from ?? countries[country].coordinates}
        defaultZoom={zooms.least}
        minZoom={zooms.least}
        maxZoom={maxZoom(markers.length)}
        disableDefaultUI
        clickableIcons={false}
        gestureHandling="cooperative"
        colorScheme="FOLLOW_SYSTEM"
        onCameraChanged={follow}
      />
      {map && view && (
        <>
          <Pins
            markers={markers}
            selectedId={selectedId}
            state={view}
            clusterText={texts.cluster}
            onSelect={onSelect}
            onZoomTo={({ lng, lat, zoom }) => map.moveCamera({ center: { lat, lng }, zoom })}
          />
          <ZoomButtons zoom={view.zoom} markers={markers.length} texts={texts} onZoom={(zoom) => map.setZoom(zoom)} />
        </>
      )}
    </div>
  );
};

/** Google's map with our own pins, groups and buttons, rendered after Google's script; its chunk is fetched alongside that script. */
export const GoogleMap = ({ options: { key, language, region }, ...map }: DealerMapProps & { options: GoogleOptions }) => (
  <APIProvider apiKey={key} language={language} region={region} solutionChannel="" disableUsageAttribution>
    <View {...map} />
  </APIProvider>
);
