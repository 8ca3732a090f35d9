import { importLibrary } from '@googlemaps/js-api-loader';
import type { Position } from '#shared/routes/dealer-query.ts';
import type { SuggestedPlace } from '#state/place-suggestions.ts';
import type { GoogleOptions } from './google-options.ts';

// Google bills the typing and the choice that ends it as one session, identified by a token; a token is good for one choice.
let session: google.maps.places.AutocompleteSessionToken | undefined;

const locate = async (prediction: google.maps.places.PlacePrediction): Promise<Position | undefined> => {
  session = undefined;
  const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
  return place.location?.toJSON();
};

/** Requests place suggestions within the country from Google, in the page's language; the position is fetched once one is chosen. */
export const askGoogle = async (typed: string, { language, region }: GoogleOptions): Promise<SuggestedPlace[]> => {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await importLibrary('places');
  session ??= new AutocompleteSessionToken();
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: typed,
    // Towns, districts and postal codes; no street addresses.
    includedPrimaryTypes: ['(regions)'],
    includedRegionCodes: [region],
    language,
    region,
    sessionToken: session,
  });
  return suggestions.flatMap(({ placePrediction }) =>
    placePrediction ? [{ label: placePrediction.text.text, region: null, locate: () => locate(placePrediction) }] : [],
  );
};
