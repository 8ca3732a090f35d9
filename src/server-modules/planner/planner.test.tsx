import { createElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { findVariant, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { findSite } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { plannerSchema } from './planner.schema.ts';

vi.mock('waku', () => ({ useRouter: () => ({ replace: () => Promise.resolve() }) }));

const data = { headline: 'Was passt?', text: 'Sechs Angaben.', isPageTitle: true };
const show = (query: string, country: 'de' | 'us' = 'de'): Promise<string> => {
  const site = findSite(country, country === 'de' ? 'de' : 'en') ?? expect.fail('the country speaks that language');
  const sections = [{ uid: 'planner', id: 'planner', data }];
  return htmlOf(createElement(Sections, { site, sections, language: site.language, page: { path: '/planung', query } }));
};
const chosen = (html: string, name: string): (string | undefined)[] =>
  [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    input.includes(`name="${name}"`) && input.includes('checked=""') ? [/value="([^"]*)"/.exec(input)?.[1]] : [],
  );

describeEachDatabase('the planner on a page', (open) => {
  let db: Parameters<typeof setStock>[0];

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });

  test('B-10 it is a native form that leads to its own page, with the usual kitchen preselected', async () => {
    const html = await show('');
    expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/planung#sets"|<form[^>]*action="\/planung#sets"[^>]*method="get"/);
    expect(['cabinet', 'cutOut', 'worktop', 'mounting', 'tapPlace', 'pressure'].map((name) => chosen(html, name))).toEqual(
      ['60', 'no', '38', 'inset', 'sink', 'high'].map((value) => [value]),
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('7 von 18');
    expect(html).toContain('12 von 14');
  });

  test('B-10 an invalid query falls back to the usual kitchen', async () => {
    const html = await show('cabinet=abc&worktop=9999&sets=-1&sink=toaster&tap=%00');
    expect([chosen(html, 'cabinet'), chosen(html, 'worktop')]).toEqual([['60'], ['38']]);
    expect(html.match(/<article/g)).toHaveLength(3);
  });

  test('B-10 each reason links to its own question', async () => {
    const html = await show('cutOut=yes&cutWidth=900&cutDepth=480');
    for (const [question, words] of [
      ['mounting', 'nur für andere Einbauarten'],
      ['cabinet', 'zu breit für'],
      ['cutOut', 'Ausschnitt zu klein'],
      ['pressure', 'nur für Niederdruck'],
    ] as const) {
      expect(html).toMatch(new RegExp(`${words}.*?href="#ask-${question}"`, 's'));
      expect(html).toContain(`id="ask-${question}"`);
    }
    expect(html).toMatch(/Delta\u00a060\u00a0S[^<]*80\u00a0mm/);
    expect(html).toMatch(/es fehlen 158\u00a0mm/);
  });

  test('B-10 the drawings show the sink and the tap that the query names', async () => {
    const html = await show('sink=mole-60&tap=klar');
    expect(html).toMatch(/<option value="mole-60" selected=""/);
    expect(html).toMatch(/aria-label="Mole\s60 von oben: Die Armatur Klar/);
    expect(html).toContain('Es bleiben 25\u00a0mm');
  });

  test('B-10 sets have a native form with all their pieces; the link to the others preserves the answers', async () => {
    const html = await show('cabinet=80');
    expect(html).toMatch(/action="\/carts\/add-many\?locale=de-DE"/);
    expect(html).toContain('value="delta-60-s-anthracite,bogen-p-brass,planke-oak"');
    expect(html).toMatch(/href="\/planung\?cabinet=80[^"]*sets=8#sets"/);
    expect((await show('cabinet=80&sets=8')).match(/<article/g)).toHaveLength(8);
  });

  test('B-10 a set that is not available says so and has no button', async () => {
    const skus = ['hafen-60-white', 'hafen-60-black'].flatMap((key) => findVariant(key)?.variant.sku ?? []);
    expect(skus).toHaveLength(2);
    for (const sku of skus) await setStock(db, sku, 0);
    const html = await show('sets=7');
    expect([html.match(/<article/g)?.length, html.match(/carts\/add-many/g)?.length]).toEqual([7, 6]);
    expect(html).toMatch(/Hafen\s60<.*?nicht lieferbar/s);
    for (const sku of skus) await setStock(db, sku, 20);
  });

  test('C-12 B-10 answers, reasons and the cut-out are in inches where people measure in them', async () => {
    const html = await show('', 'us');
    expect(html).toContain('<b>24 in</b>');
    expect(html).toMatch(/>1\.5\u00a0in</);
    expect(html).toMatch(/0\.08\u00a0in\u00a0\(2\u00a0mm\)/);
    expect(html).toMatch(/name="cutUnit" value="in"/);
    expect(html).toMatch(/<input[^>]*name="cutWidth"[^>]*value="38\.583"/);
    expect(await show('cutOut=yes&cutUnit=in&cutWidth=35.43&cutDepth=18.9', 'us')).toMatch(/35\.43 × 18\.9 in \(900 × 480 mm\)/);
  });

  test('B-10 where nothing fits, a link suggests one changed answer', async () => {
    const html = await show('cabinet=40&mounting=farmhouse&tapPlace=open');
    expect(html).not.toContain('<article');
    expect(html).toMatch(/href="\/planung\?cabinet=80[^"]*mounting=farmhouse[^"]*"[^>]*>.*?Unterschrank: 80 cm \(3 Spülen\)/s);
  });
});

test('B-10 its schema requires a headline and a text', () => {
  expect(plannerSchema.safeParse({ headline: 'A', text: 'B' }).success).toBe(true);
  expect(plannerSchema.safeParse({ headline: 'A' }).success).toBe(false);
});
