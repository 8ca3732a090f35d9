import { type RefObject, useCallback, useEffect, useState } from 'react';
import { canDraw } from '#client/primitives/picture/can-draw.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { MapData } from './map-data.ts';
import type { OwnMap } from './own-map.tsx';

/** The loading state of the map: `missing` if the browser cannot render one. */
type LoaderState = { step: 'loading' | 'missing' | 'failed' } | { step: 'there'; OwnMap: typeof OwnMap; data: MapData };

const load = async (country: CountryCode, language: Language): Promise<LoaderState> => {
  const [{ OwnMap }, data] = await Promise.all([
    import('./own-map.tsx'),
    import('./map-data.ts').then(({ loadMapData }) => loadMapData(country, language)),
  ]);
  return { step: 'there', OwnMap, data };
};

/** Fetches the map's engine and data once the map is in view; `retry` starts over after a failure. */
export const useMapLoader = (
  container: RefObject<HTMLElement | null>,
  country: CountryCode,
  language: Language,
): { state: LoaderState; retry: () => void } => {
  const [state, setState] = useState<LoaderState>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs the effect again
  useEffect(() => {
    if (!container.current) return;
    let isWanted = true;
    const show = (now: LoaderState): void => {
      if (isWanted) setState(now);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (!canDraw()) return show({ step: 'missing' });
      load(country, language).then(show, () => show({ step: 'failed' }));
    });
    observer.observe(container.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [container, country, language, attempt]);
  const retry = useCallback(() => {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
};
