import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, classNumbers, initialWidth, isMobile, sizeClasses, sizeClassOf } from './breakpoints.ts';

test.each([
  [320, 'xs'],
  [389, 'xs'],
  [390, 's'],
  [833, 's'],
  [834, 'm'],
  [1193, 'm'],
  [1194, 'l'],
  [1439, 'l'],
  [1440, 'xl'],
  [1919, 'xl'],
  [1920, 'xxl'],
  [3840, 'xxl'],
] as const)('T-03 E-breakpoints a window of %i px is %s', (width, sizeClass) => {
  expect(sizeClassOf(width)).toBe(sizeClass);
});

test('E-size-class-numeric-table each class has its number', () => {
  expect(classNumbers).toEqual({ xs: 103, s: 103, m: 111, l: 177, xl: 177, xxl: 177 });
  expect(Object.keys(classNumbers)).toEqual([...sizeClasses]);
});

test('T-03 the initial width is 1194; mobile is xs or s', () => {
  expect(initialWidth).toBe(1194);
  expect(sizeClasses.filter(isMobile)).toEqual(['xs', 's']);
});

test('T-03 style sheets use these breakpoints only, and 340 px, below which lists have one column', () => {
  const allowed = new Set([...Object.values(breakpoints), 340].map(String));
  const found = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*?width [<>]=? (\d+)px/g)].map(([, width = '']) => width),
  );
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((width) => !allowed.has(width))).toEqual([]);
});
