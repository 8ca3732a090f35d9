import { importLibrary } from '@googlemaps/js-api-loader';
import type { Position } from '#shared/routes/dealer-query.ts';
import type { SuggestedPlace } from '#state/place-suggestions.ts';
import type { GoogleOptions } from './google-options.ts';

// What is typed and the choice that ends it count as one to Google, which a token holds together; each is good for one choice.
let session: google.maps.places.AutocompleteSessionToken | undefined;

const locate = async (prediction: google.maps.places.PlacePrediction): Promise<Position | undefined> => {
  session = undefined;
  const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
  return place.location?.toJSON();
};

/** Asks Google for places of the country by how they begin, in the language of the page; where one lies is asked for when it is chosen. */
export const askGoogle = async (typed: string, { language, region }: GoogleOptions): Promise<SuggestedPlace[]> => {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await importLibrary('places');
  session ??= new AutocompleteSessionToken();
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: typed,
    // Towns, their parts and postal codes; no doors.
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
