import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { MapMarker } from './map-marker.ts';
import type { DealerMapTexts } from './map-texts.ts';

/** What the dealers' map is told by its page. */
export type DealerMapProps = {
  /** Whose map is drawn. */
  country: CountryCode;
  /** The language of the page: towns are named in it where the country speaks several. */
  language: Language;
  /** What the list shows, with the same numbers. */
  markers: readonly MapMarker[];
  /** The place that was searched for. */
  from?: { lat: number; lng: number };
  /** The dealer that is chosen in the list or on the map. */
  selectedId?: string;
  /** A dealer was chosen on the map. */
  onSelect: (id: string) => void;
  /** All that it says, in the language of the page. */
  texts: DealerMapTexts;
};
