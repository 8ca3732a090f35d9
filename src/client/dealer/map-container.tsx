'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { dealerMap, selectDealer } from '#state/dealer-map.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import { DealerMap } from './map/dealer-map.tsx';
import type { GoogleChoice } from './map/google/google-choice.ts';
import { GoogleOrOwn } from './map/google/google-or-own.tsx';
import type { MapMarker } from './map/map-marker.ts';
import { mapTexts } from './map/map-texts.ts';

type Props = {
  country: CountryCode;
  language: Language;
  markers: readonly MapMarker[];
  /** The search that was made. */
  from: { lat: number; lng: number } | undefined;
  /** True for the visitor's own position: Google does not get it, and no route is requested. @default false */
  isOwnLocation?: boolean;
  /** Google Maps, if the shop has a key for it. */
  google?: GoogleChoice;
  /** Called with the dealer selected on the map. @default the one of the list beside it */
  onSelect?: (id: string) => void;
};

/** The map of the dealers, with the same selection as the list; Google Maps if there is a key and consent. */
export const MapContainer = ({ country, language, markers, from, isOwnLocation = false, google, onSelect = selectDealer }: Props) => {
  const { t } = useDealerTexts();
  const { selectedId } = useSnapshot(dealerMap);
  const texts = useMemo(() => mapTexts(t), [t]);
  const map = { country, language, markers, onSelect, texts, ...(selectedId !== undefined && { selectedId }) };
  const origin = from && { from };
  return google ? <GoogleOrOwn {...map} {...origin} isOwnLocation={isOwnLocation} google={google} /> : <DealerMap {...map} {...origin} />;
};
