import { importLibrary } from '@googlemaps/js-api-loader';

type Coordinate = { lat: number; lng: number };

/** Requests the driving route from Google; undefined if there is none or the request fails, and then none is shown (D-03). */
export const findDrivingRoute = async (origin: Coordinate, destination: Coordinate): Promise<google.maps.LatLng[] | undefined> => {
  try {
    const { DirectionsService, TravelMode } = await importLibrary('routes');
    const { routes } = await new DirectionsService().route({ origin, destination, travelMode: TravelMode.DRIVING });
    return routes[0]?.overview_path;
  } catch {
    return undefined;
  }
};
