import { describe, expect, test } from 'vitest';
import { viewFrom } from './view-from.ts';

const degrees = (theta: number, phi: number) => ({ theta: (theta * Math.PI) / 180, phi: (phi * Math.PI) / 180 });

describe('B-08 the view of a model', () => {
  test.each([
    [0, 75, 'front'],
    [90, 75, 'right'],
    [180, 75, 'back'],
    [-90, 75, 'left'],
    [350, 75, 'front'],
    [-24, 48, 'upper-front'],
    [-720 + 91, 10, 'upper-right'],
    [180, 150, 'lower-back'],
    [0, 180, 'lower-front'],
  ])('azimuth %i°, elevation %i°: %s', (theta, phi, view) => {
    expect(viewFrom(degrees(theta, phi))).toBe(view);
  });
});
