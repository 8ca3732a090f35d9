// Answers in the place of Google's library of places: what the shop uses of it, by its documentation, and what was asked of it on
// `window.askedGoogle`. What Google refuses is refused: another key, unknown properties, a place that is read before it is fetched.
window.standInForPlaces = (key, asked, LatLng) => {
  const request = {
    input: (value) => typeof value === 'string' && value !== '',
    includedPrimaryTypes: (value) => Array.isArray(value) && value.length <= 5,
    includedRegionCodes: (value) => Array.isArray(value) && value.length <= 15 && value.every((code) => /^[A-Za-z]{2}$/.test(code)),
    language: (value) => typeof value === 'string',
    region: (value) => /^[A-Za-z]{2}$/.test(value),
    sessionToken: (value) => value instanceof AutocompleteSessionToken,
  };
  const fields = ['addressComponents', 'displayName', 'formattedAddress', 'id', 'location', 'types', 'viewport'];
  const known = [
    { placeId: 'deutz', main: 'Deutz', rest: 'Köln, Deutschland', at: { lat: 50.9377, lng: 6.9745 } },
    { placeId: 'deutschneudorf', main: 'Deutschneudorf', rest: 'Deutschland', at: { lat: 50.6046, lng: 13.4606 } },
  ];

  class AutocompleteSessionToken {
    isUsed = false;
  }

  class Place {
    #place;
    #token;
    #fetched = new Set();

    constructor(place, token) {
      this.#place = place;
      this.#token = token;
      this.id = place.placeId;
    }

    get location() {
      return this.#fetched.has('location') ? new LatLng(this.#place.at) : undefined;
    }

    async fetchFields(options) {
      if (!Array.isArray(options?.fields)) throw new TypeError('InvalidValueError: in property fields: not an Array');
      for (const field of options.fields) {
        if (!fields.includes(field)) throw new Error(`InvalidValueError: in property fields: Unknown fields requested: ${field}`);
        this.#fetched.add(field);
      }
      asked.located.push({
        placeId: this.id,
        fields: options.fields,
        isBilledWithTyping: this.#token !== undefined && !this.#token.isUsed,
      });
      if (this.#token) this.#token.isUsed = true;
      if (window.hasNoPlaces) throw new Error('MapsRequestError: PLACES_DETAILS: UNAVAILABLE');
      return { place: this };
    }
  }

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(options) {
      for (const [name, value] of Object.entries(options)) {
        if (!Object.hasOwn(request, name)) throw new Error(`InvalidValueError: unknown property ${name}`);
        if (!request[name](value)) throw new Error(`InvalidValueError: in property ${name}`);
      }
      if (!Object.hasOwn(options, 'input')) throw new Error('InvalidValueError: in property input');
      const { sessionToken, ...rest } = options;
      asked.places.push({ ...rest, hasFreshToken: sessionToken !== undefined && !sessionToken.isUsed });
      if (key !== 'known-key' || window.hasNoPlaces) throw new Error('MapsRequestError: PLACES_AUTOCOMPLETE: PERMISSION_DENIED');
      const found = known.filter(({ main }) => main.toLowerCase().startsWith(options.input.toLowerCase()));
      const suggestions = found.map((place) => ({
        placePrediction: {
          placeId: place.placeId,
          mainText: { text: place.main, matches: [] },
          secondaryText: { text: place.rest, matches: [] },
          text: { text: `${place.main}, ${place.rest}`, matches: [] },
          toPlace: () => new Place(place, sessionToken),
        },
      }));
      return { suggestions };
    },
  };

  return { AutocompleteSessionToken, AutocompleteSuggestion, Place };
};
