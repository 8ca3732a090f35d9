import type { MapMarker } from '#client/dealer/map/map-marker.ts';

/** Fictional dealers around Cologne, as in the mock-up's list. */
export const cologne: readonly MapMarker[] = [
  { id: 'weidner', number: 1, name: 'Küchenhaus Weidner', lat: 50.9385, lng: 6.9389 },
  { id: 'portz', number: 2, name: 'Studio Portz', lat: 50.9147, lng: 6.812 },
  { id: 'rheinhof', number: 3, name: 'Bad und Küche Rheinhof', lat: 50.9362, lng: 6.9789 },
  { id: 'osterkamp', number: 4, name: 'Tischlerei Osterkamp', lat: 50.9681, lng: 6.9503 },
  { id: 'brinkmann', number: 5, name: 'Küchen- und Spülenwerkstatt Brinkmann-Oelschläger', lat: 50.9401, lng: 7.1182 },
];

const cities = [
  [35.69, 139.69],
  [34.69, 135.5],
  [35.18, 136.91],
] as const;

/** Two dealers in each of three Japanese cities. */
export const japan: readonly MapMarker[] = cities.flatMap(([lat, lng], index) =>
  [0, 1].map((side) => ({
    id: `jp-${index}-${side}`,
    number: index * 2 + side + 1,
    name: `キッチン ${index * 2 + side + 1}`,
    lat: lat + side * 0.02,
    lng: lng + side * 0.03,
  })),
);

/** Enough dealers for a group of more than a thousand. */
export const thousand: readonly MapMarker[] = Array.from({ length: 1240 }, (_, index) => ({
  id: `us-${index}`,
  number: index + 1,
  name: `Dealer ${index + 1}`,
  lat: 40.6 + (index % 40) * 0.005,
  lng: -74.1 + Math.floor(index / 40) * 0.005,
}));
