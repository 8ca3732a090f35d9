import { expect, test } from 'vitest';
import { directionsTo } from './directions.ts';

test('D-05 directions to a dealer use its address and country, whatever characters it contains', () => {
  const place = { street: 'Rue des Galets & Co', streetNo: '3#2', zip: '69001', city: 'Lyon', region: '' };
  const url = new URL(directionsTo(place, 'fr'));
  expect([url.origin, url.pathname]).toEqual(['https://www.google.com', '/maps/dir/']);
  expect(url.searchParams.get('api')).toBe('1');
  expect(url.searchParams.get('destination')).toBe('3#2 Rue des Galets & Co, 69001 Lyon, France');
  expect(url.hash).toBe('');
  expect(new URL(directionsTo({ ...place, streetNo: '' }, 'fr')).searchParams.get('destination')).toMatch(/^Rue des Galets & Co, /);
  const springfield = { street: 'Main Street', streetNo: '5', zip: '62701', city: 'Springfield', region: 'IL' };
  expect(new URL(directionsTo(springfield, 'us')).searchParams.get('destination')).toBe(
    '5 Main Street, Springfield, IL 62701, United States',
  );
});
