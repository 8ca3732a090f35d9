// Answers in the place of Google's script: the few classes that the shop uses, and what was asked of them on `window.askedGoogle`.
// It knows one key; for any other it does as Google: it loads, and refuses as soon as a map is made.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  window.askedGoogle = { parameters: Object.fromEntries(searchParams), routes: [], lines: [], zoom: undefined, places: [], located: [] };
  const asked = window.askedGoogle;

  class LatLng {
    constructor({ lat, lng }) {
      Object.assign(this, { lat: () => lat, lng: () => lng, toJSON: () => ({ lat, lng }) });
    }
  }

  class StandInMap {
    #listeners = new Set();

    constructor(place, options) {
      this.place = place;
      this.options = options;
      this.moveCamera(options);
      if (searchParams.get('key') !== 'known-key') setTimeout(() => window.gm_authFailure());
    }

    moveCamera({ center = this.center.toJSON(), zoom = this.zoom }) {
      this.center = new LatLng(center);
      this.zoom = Math.min(this.options.maxZoom ?? 22, Math.max(this.options.minZoom ?? 0, zoom));
      asked.zoom = this.zoom;
      setTimeout(() => {
        for (const listener of this.#listeners) listener();
      });
    }

    setZoom(zoom) {
      this.moveCamera({ zoom });
    }

    setOptions(options) {
      Object.assign(this.options, options);
    }

    addListener(name, listener) {
      if (name !== 'bounds_changed') throw new Error(`Nobody stands in for ${name}`);
      this.#listeners.add(listener);
      return { remove: () => this.#listeners.delete(listener) };
    }

    forgetListeners() {
      this.#listeners.clear();
    }

    getBounds() {
      const { lat, lng } = this.center.toJSON();
      const half = 180 / 2 ** this.zoom;
      return { toJSON: () => ({ west: lng - half, east: lng + half, south: lat - half, north: lat + half }) };
    }

    getHeading() {
      return 0;
    }

    getTilt() {
      return 0;
    }

    getCenter() {
      return this.center;
    }

    getZoom() {
      return this.zoom;
    }

    getDiv() {
      return this.place;
    }
  }

  class Polyline {
    constructor(options) {
      this.options = options;
      asked.lines.push(this);
    }

    setMap() {
      asked.lines.splice(asked.lines.indexOf(this), 1);
    }
  }

  class DirectionsService {
    async route({ origin, destination, travelMode }) {
      asked.routes.push({ origin, destination, travelMode });
      if (window.hasNoRoutes) throw new Error('ZERO_RESULTS');
      return { routes: [{ overview_path: [new LatLng(origin), new LatLng(destination)] }] };
    }
  }

  const event = {
    addListener: (map, name, listener) => map.addListener(name, listener),
    clearInstanceListeners: (map) => map.forgetListeners(),
  };
  const settings = {};
  const parts = {
    event,
    Settings: { getInstance: () => settings },
    Map: StandInMap,
    Polyline,
    DirectionsService,
    TravelMode: { DRIVING: 'DRIVING' },
  };
  const { maps } = window.google;
  const ready = maps.__ib__;
  const libraries = { places: async () => window.standInForPlaces(searchParams.get('key'), asked, LatLng) };
  Object.assign(maps, parts, {
    importLibrary: async (name) => libraries[name]?.() ?? parts,
  });
  ready();
})();
