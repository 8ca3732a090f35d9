import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { MapMarker } from './map-marker.ts';
import type { DealerMapTexts } from './map-texts.ts';

/** What the dealer map gets from its page. */
export type DealerMapProps = {
  /** The country that is drawn. */
  country: CountryCode;
  /** The page's language: towns are named in it in multilingual countries. */
  language: Language;
  /** The dealers of the list, with the same numbers. */
  markers: readonly MapMarker[];
  /** The searched place. */
  from?: { lat: number; lng: number };
  /** The dealer selected in the list or on the map. */
  selectedId?: string;
  /** Called when a dealer is selected on the map. */
  onSelect: (id: string) => void;
  /** All texts, in the page's language. */
  texts: DealerMapTexts;
};
