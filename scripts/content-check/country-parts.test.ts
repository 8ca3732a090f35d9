import { expect, test } from 'vitest';
import { checkCountryParts } from './country-parts.ts';

test('content:check finds what a new country lacks outside of content', () => {
  expect(checkCountryParts(['at', 'lu']).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/^src\/design\/flags\/lu\.svg: is missing/),
    expect.stringMatching(/^public\/map\/lu\.json: is missing/),
    expect.stringMatching(/^src\/shared\/country\/time-zones\.ts: lu has no time zone/),
    expect.stringMatching(/^src\/shared\/country\/world-regions\.ts: lu has no part of the world/),
  ]);
});

test('the countries of the shop lack nothing', () => {
  expect(checkCountryParts()).toEqual([]);
});
