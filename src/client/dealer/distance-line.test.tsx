import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DistanceLine } from './distance-line.tsx';

test.each([
  ['us', 'en-US', '0.6\u00a0mi', '0.6\u00a0miles'],
  ['gb', 'en-GB', '0.6\u00a0mi', '0.6\u00a0miles'],
  ['au', 'en-AU', '0.6\u00a0km', '0.6\u00a0kilometres'],
  ['de', 'de-DE', '0,6\u00a0km', '0,6\u00a0Kilometer'],
  ['jp', 'ja-JP', '0.6\u00a0km', '0.6\u00a0キロメートル'],
] as const)('D-04 in %s a distance is abbreviated on screen and spelled out for screen readers', (country, locale, seen, spoken) => {
  const drawn = renderToStaticMarkup(<DistanceLine distance={0.6} country={country} locale={locale} />);
  expect(drawn).toContain(`<span aria-hidden="true">${seen}</span>`);
  expect(drawn).toContain(`<span class="visually-hidden">${spoken}</span>`);
});
