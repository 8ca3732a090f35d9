import { beforeEach, expect, test, vi } from 'vitest';
import type { Section } from '#shared/content/page-file.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { NotFound } from './not-found.tsx';

const content = vi.hoisted(() => ({ sections: [] as Section[] }));
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  findPageByType: () => ({ texts: { title: 'Nicht da', sections: content.sections }, language: 'de' }),
  getNavigation: () => ({ main: [], language: 'de' }),
}));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));
vi.mock('waku', () => ({ useRouter: () => ({ push: () => undefined }) }));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = () => htmlOf(<NotFound site={site} path="/weg" />);
const intro = {
  uid: 'section-intro',
  id: 'intro',
  data: { headline: 'Nicht da', text: 'Weg.', alignment: 'start', isPageTitle: true, jumps: [] },
};
const search = (hasHint: boolean) => ({ uid: 'search-bar', id: 'search', data: { headline: null, hasHint } });
const after = { uid: 'headline', id: 'after', data: { headline: 'Weiter' } };

beforeEach(() => {
  content.sections = [];
});

test('R-02 M-21 a search bar at the beginning of the content moves into the head: the page has only one', async () => {
  content.sections = [intro, search(false), after];
  const html = await show();
  expect(html.match(/<search>/g)).toHaveLength(1);
  expect(html).not.toContain('aria-describedby');
  expect(html).toContain('Weiter</h2>');
});

test('R-02 M-21 with its hint, and also without content, the head says what can be searched for', async () => {
  expect(await show()).toContain('aria-describedby');
  content.sections = [intro, search(true)];
  const html = await show();
  expect(html.match(/<search>/g)).toHaveLength(1);
  expect(html).toContain('aria-describedby');
});
