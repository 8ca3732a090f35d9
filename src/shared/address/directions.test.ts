import { expect, test } from 'vitest';
import { directionsTo } from './directions.ts';

test('D-05 the way to a dealer is asked for by its address and country, whatever signs it has', () => {
  const place = { street: 'Rue des Galets & Co', streetNo: '3#2', zip: '69001', city: 'Lyon' };
  const url = new URL(directionsTo(place, 'fr'));
  expect([url.origin, url.pathname]).toEqual(['https://www.google.com', '/maps/dir/']);
  expect(url.searchParams.get('api')).toBe('1');
  expect(url.searchParams.get('destination')).toBe('Rue des Galets & Co 3#2, 69001 Lyon, France');
  expect(url.hash).toBe('');
  expect(new URL(directionsTo({ ...place, streetNo: '' }, 'fr')).searchParams.get('destination')).toMatch(/^Rue des Galets & Co, /);
});
