import { expect, test } from '@playwright/test';
import { type Screen, screens, states } from '../tests/browser/screens.ts';
import { visit } from './open.ts';
import { findFaults } from './scan.ts';

const german = { country: 'de', language: 'de' } as const;

/** The documentation is part of the product: its pages are looked at like those of the shop. */
const documentation: readonly Screen[] = [
  { name: 'docs', ...german, path: '/docs' },
  ...['working', 'decisions', 'colour', 'type', 'space', 'motion', 'icons', 'breakpoints'].map(
    (page): Screen => ({ name: `docs-${page}`, ...german, path: `/docs/${page}` }),
  ),
];

for (const screen of [...screens, ...states, ...documentation]) {
  test(`T-06 axe finds nothing on ${screen.name}, in light, dark and forced colours`, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(screen);
    const faults = await findFaults(page);
    await close();
    expect(faults).toEqual([]);
  });
}
