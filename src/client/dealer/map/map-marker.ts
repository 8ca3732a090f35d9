/** A dealer on the map; `number` is its position in the list. */
export type MapMarker = { id: string; lat: number; lng: number; number: number; name: string };
