'use client';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useInView } from '#client/primitives/in-view/use-in-view.ts';
import { MapFrame } from '#client/primitives/map-frame/map-frame.tsx';
import { allowOnce, consentLoads } from '#state/consent-loads.ts';
import type { DealerMapProps } from '../map-props.ts';
import type { GoogleChoice } from './google-choice.ts';
import styles from './google-container.module.css';
import { googleOptionsOf } from './google-options.ts';
import { loadGoogle } from './load-google.ts';

// Fetched alongside Google's own script, so that it is ready by then.
const GoogleMap = lazy(async () => ({ default: (await import('./google-map.tsx')).GoogleMap }));

/** The container of Google's map, with consent: loads it when it comes into view, and offers a retry after all attempts failed (D-06). */
export const GoogleContainer = ({ google, ...map }: DealerMapProps & { google: GoogleChoice }) => {
  const { country, language, texts } = map;
  const { settings, settingsHref } = google;
  const container = useRef<HTMLDivElement>(null);
  const isSeen = useInView(container);
  const { state, hasFailed } = useSnapshot(consentLoads).maps;
  const options = useMemo(() => googleOptionsOf(google, country, language), [google, country, language]);
  const load = useCallback((): void => loadGoogle(options), [options]);
  useEffect(() => {
    if (isSeen) load();
  }, [isSeen, load]);
  const { title, reason, loadOnce } = texts.google;
  return (
    <div ref={container} className={styles['container']} data-load={state}>
      <MapFrame
        label={texts.label}
        isAllowed
        load={state}
        hasFailed={hasFailed}
        settingsHref={settingsHref}
        onLoadOnce={() => allowOnce('maps')}
        onRetry={load}
        texts={{ blocked: { title, reason, loadOnce, settings }, loading: texts.google.loading, failed: texts.failed }}
      >
        <Suspense>
          <GoogleMap {...map} options={options} />
        </Suspense>
      </MapFrame>
    </div>
  );
};
