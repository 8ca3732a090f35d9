import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { purposesOf, revisionOf } from '#shared/consent/purposes.ts';
import { consentQuestion, consentReceipt } from '#shared/contract/consent.ts';
import { languages } from '#shared/country/countries.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { consentRoutes } from './consent.routes.ts';
import { deleteOldConsents } from './consent.ts';

const year = 365 * 24 * 60 * 60 * 1000;
const answerBody = { revision: 67, asked: ['last-seen', 'video'], granted: ['video'] };

describeEachDatabase('G-03 consent', (open) => {
  let db: Db;
  const browser = createBrowser(createRest({ '/api/consent': consentRoutes }, { reads: 0, changes: 0 }), 'de.localhost');
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });
  beforeEach(async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    await db.deleteFrom('consentRecord').execute();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const stored = () => db.selectFrom('consentRecord').selectAll().execute();

  test('an answer is recorded with version, time and choice, and nothing else', async () => {
    const response = await browser.post('/api/consent', answerBody);
    const { recordId } = consentReceipt.parse(await response.json());
    const [record, ...others] = await stored();
    expect(others).toEqual([]);
    expect({ ...record, answeredAt: Number(record?.answeredAt) }).toEqual({
      recordId,
      country: 'de',
      revision: 67,
      asked: '["last-seen","video"]',
      granted: '["video"]',
      answeredAt: expect.closeTo(Date.now(), -5),
    });
  });

  test('a purpose that was not asked about is not granted', async () => {
    await browser.post('/api/consent', { ...answerBody, granted: ['video', 'maps'] });
    expect((await stored())[0]?.granted).toBe('["video"]');
  });

  test.each([
    [{ ...answerBody, granted: ['everything'] }, 'granted.0'],
    [{ ...answerBody, revision: -1 }, 'revision'],
    [{ ...answerBody, name: 'Miriam' }, 'name'],
  ])('bad input is rejected by its field, and nothing is stored: %j', async (body, field) => {
    const response = await browser.post('/api/consent', body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
    expect(await stored()).toEqual([]);
  });

  test('one client can record thirty answers an hour, and is then rejected', async () => {
    vi.stubEnv('RATE_LIMIT', '1');
    vi.stubEnv('TRUST_PROXY', '1');
    const from = { 'x-forwarded-for': `2001:db8:${crypto.randomUUID().slice(0, 4)}::1` };
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await browser.post('/api/consent', answerBody, from)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(await stored()).toHaveLength(30);
  });

  test.each([
    [{ 'sec-gpc': '1' }, true],
    [{ 'sec-gpc': '0' }, false],
    [{}, false],
  ])('B-23 the header %j of a browser that opts out of advertising is recognised: %s', async (headers, isSet) => {
    expect(await (await browser.get('/api/consent/signal', headers)).json()).toEqual({ isSet });
  });

  test('a record is retained as long as claims are possible, then it is deleted', async () => {
    await browser.post('/api/consent', answerBody);
    expect(await deleteOldConsents(Date.now() + 4 * year - 60_000)).toBe(0);
    expect(await deleteOldConsents(Date.now() + 4 * year + 60_000)).toBe(1);
    expect(await stored()).toEqual([]);
  });

  test('the question exists in every language, with links to settings, privacy and imprint', async () => {
    const titles = new Set<string>();
    for (const [host, language] of [
      ['de', 'de'],
      ['gb', 'en'],
      ['fr', 'fr'],
      ['nl', 'nl'],
      ['it', 'it'],
      ['es', 'es'],
      ['pt', 'pt'],
      ['pl', 'pl'],
      ['cz', 'cs'],
      ['hu', 'hu'],
      ['ua', 'uk'],
      ['jp', 'ja'],
      ['cn', 'zh'],
      ['vn', 'vi'],
    ] as const) {
      const own = createBrowser(createRest({ '/api/consent': consentRoutes }, { reads: 0, changes: 0 }), `${host}.localhost`);
      const { texts, settings, links } = consentQuestion.parse(await (await own.get(`/api/consent?locale=${language}`)).json());
      titles.add(texts.title);
      expect(texts.states).toHaveLength(3);
      expect([settings.href, ...links.map(({ href }) => href)].every((href) => href.startsWith('/'))).toBe(true);
      expect(links).toHaveLength(2);
    }
    expect(titles.size).toBe(languages.length);
  });
});

test('the revision of a question depends on its purposes; more purposes are another question', () => {
  expect(purposesOf(revisionOf(['last-seen', 'maps']))).toEqual(['last-seen', 'maps']);
  expect(purposesOf(revisionOf([]))).toEqual([]);
  expect(revisionOf(['last-seen', 'video'])).not.toBe(revisionOf(['last-seen', 'video', 'analytics']));
  // Browsers store this number: changing it asks everybody again.
  expect(revisionOf(['last-seen', 'video'])).toBe(67);
});
