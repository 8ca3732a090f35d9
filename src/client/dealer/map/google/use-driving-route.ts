import { useEffect } from 'react';
import { findDrivingRoute } from '../driving-route.ts';

type Coordinate = { lat: number; lng: number };

/** Draws the driving route from the searched place to the selected dealer; one request per selection (D-03). */
export const useDrivingRoute = (map: google.maps.Map | null, from: Coordinate | undefined, to: Coordinate | undefined): void => {
  const [fromLat, fromLng, toLat, toLng] = [from?.lat, from?.lng, to?.lat, to?.lng];
  useEffect(() => {
    if (!map || fromLat === undefined || fromLng === undefined || toLat === undefined || toLng === undefined) return;
    let isWanted = true;
    let line: google.maps.Polyline | undefined;
    void findDrivingRoute({ lat: fromLat, lng: fromLng }, { lat: toLat, lng: toLng }).then((path) => {
      if (!isWanted || !path) return;
      const strokeColor = getComputedStyle(map.getDiv()).getPropertyValue('--accent');
      line = new google.maps.Polyline({ map, path, strokeColor, strokeWeight: 4 });
    });
    return () => {
      isWanted = false;
      line?.setMap(null);
    };
  }, [map, fromLat, fromLng, toLat, toLng]);
};
