import { expect, test } from 'vitest';
import { clusterMarkers } from './cluster-markers.ts';
import type { MapMarker } from './map-marker.ts';

const marker = (number: number, lat: number, lng: number): MapMarker => ({ id: `d${number}`, number, name: `Dealer ${number}`, lat, lng });
const markers = [marker(1, 50.93, 6.95), marker(2, 50.94, 6.96), marker(3, 52.5, 13.4)];
const world: [number, number, number, number] = [-180, -85, 180, 85];
const keys = (zoom: number, selectedId?: string): string[] =>
  clusterMarkers(markers, selectedId)(world, zoom).map((point) => (point.kind === 'cluster' ? `${point.count} together` : point.key));

test('two close dealers become a group, a single one remains on its own, from north to south', () => {
  expect(keys(8)).toEqual(['d3', '2 together']);
});

test('a group splits at its expansion zoom, and nothing is grouped beyond 14', () => {
  const group = clusterMarkers(markers, undefined)(world, 8).find(({ kind }) => kind === 'cluster');
  if (group?.kind !== 'cluster') throw new Error('There is no group');
  expect(group.expansionZoom).toBe(13);
  expect(keys(group.expansionZoom - 1)).toContain('2 together');
  expect(keys(group.expansionZoom)).toEqual(['d3', 'd2', 'd1']);
  const same = [marker(1, 50, 7), marker(2, 50, 7)];
  expect(clusterMarkers(same, undefined)(world, 14)).toHaveLength(1);
  expect(clusterMarkers(same, undefined)(world, 15)).toHaveLength(2);
});

test('the selected dealer is never grouped', () => {
  expect(keys(8, 'd1')).toEqual(['d3', 'd2', 'd1']);
});

test('dealers outside the box are left out', () => {
  expect(clusterMarkers(markers, undefined)([13, 52, 14, 53], 12).map(({ key }) => key)).toEqual(['d3']);
});
