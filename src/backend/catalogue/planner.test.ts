import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { cabinets } from '#shared/catalogue/cabinet-fit.ts';
import { mountings } from '#shared/catalogue/facts.ts';
import { type PlannedKitchen, readPlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { catalogueOf } from './catalogue-index.ts';
import { planFor } from './planner.ts';
import { adviceFor } from './planner-advice.ts';
import { setsFor } from './planner-sets.ts';
import { browseFacet, listProducts } from './products.ts';
import { seedStock, setStock } from './stock.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site =>
  findSite(country, language) ?? expect.fail(`${country} does not speak ${language}`);
const [de, jp] = [siteOf('de', 'de'), siteOf('jp', 'ja')];
const kitchen = (query = ''): PlannedKitchen => readPlannedKitchen(new URLSearchParams(query));
const keys = (items: readonly { productKey: string }[]): string[] => items.map(({ productKey }) => productKey).toSorted();

describeEachDatabase('planner', (open) => {
  let db: Db;

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });

  test('B-10 every sink and every tap fits or has exactly one reason why not', async () => {
    const { sinks, taps } = await planFor(de, kitchen(), 3);
    expect([sinks.fitting.length, sinks.total, taps.fitting.length, taps.total]).toEqual([7, 18, 12, 14]);
    expect(sinks.fitting.length + sinks.others.length).toBe(sinks.total);
    expect(keys(taps.others)).toEqual(['sacht', 'ufer']);
    expect(sinks.others.filter(({ reason }) => reason.misfit === 'cabinet').map(({ name, reason }) => [name, reason.by])).toEqual([
      ['Delta\u00A080', 158],
      ['Schleuse\u00A090', 265],
    ]);
  });

  test('B-10 each cabinet shows how many sinks it takes, with all other answers unchanged', async () => {
    const plan = await planFor(de, kitchen(), 3);
    expect(plan.cabinets.map(({ count }) => count)).toEqual([1, 2, 3, 7, 8, 9]);
    for (const { width, count } of plan.cabinets) {
      expect((await planFor(de, { ...kitchen(), cabinet: width }, 3)).sinks.fitting).toHaveLength(count);
    }
  });

  test('B-10 one rule: lists, facet and menu offer for each cabinet what the planner finds in one of the mountings', async () => {
    const menu = browseFacet(de, 'sinks', 'cabinet')?.options ?? [];
    for (const cabinet of cabinets) {
      const plans = await Promise.all(mountings.map((mounting) => planFor(de, { ...kitchen('tapPlace=open'), cabinet, mounting }, 3)));
      const planned = [...new Set(plans.flatMap(({ sinks }) => keys(sinks.fitting)))].toSorted();
      const list = await listProducts(de, 'sinks', new URLSearchParams(`cabinet=${cabinet / 10}`));
      expect([cabinet, list.total]).toEqual([cabinet, planned.length]);
      expect(menu.find(({ value }) => value === `${cabinet / 10}`)?.count).toBe(planned.length);
      for (const { productKey } of list.tiles) expect(planned).toContain(productKey);
    }
  });

  test('B-10 a set is a sink that fits, a tap whose water falls into it and an accessory, with their sum in the country’s money', async () => {
    for (const site of [de, jp]) {
      const { sets, sinks } = await planFor(site, kitchen(), 99);
      expect(sets.shown).toHaveLength(sets.total);
      expect(keys(sets.shown.flatMap(({ pieces: [sink] }) => sink?.tile ?? []))).toEqual(keys(sinks.fitting));
      for (const { pieces, sum } of sets.shown) {
        const raw = pieces.reduce((all, { tile }) => all + tile.price.rawValue, 0);
        expect(sum?.replace(/\D/g, '')).toBe(`${raw}`);
      }
    }
  });

  test("B-10 taps of a set fit their sink and withstand the pressure; editors' picks come first, then the same look", async () => {
    const catalogue = catalogueOf('de');
    for (const query of [
      '',
      'pressure=low',
      'mounting=undermount&cabinet=80&tapPlace=open',
      'mounting=farmhouse&cabinet=80&tapPlace=open',
    ]) {
      const planned = kitchen(query);
      const sets = setsFor(catalogue, planned, new Set());
      expect(sets.length).toBeGreaterThan(0);
      for (const { sink, tap } of sets) {
        const [own, served] = [tap.product.file.facts, sink.product.file.facts];
        if (own.kind !== 'tap' || served.kind !== 'sink') throw new Error('a set is a sink and a tap');
        expect([own.pressure.system, tapServes(own, served)]).toEqual([planned.pressure, true]);
      }
    }
    const chosen = new Map(setsFor(catalogue, kitchen(), new Set()).map(({ sink, ...rest }) => [sink.product.file.productKey, rest]));
    expect(chosen.get('delta-60-s')?.tap.product.file.productKey).toBe('bogen-p');
    expect(chosen.get('sandbank-60')?.tap.variant.variantKey).toBe('duene-anthracite');
    expect(chosen.get('furt-60')).toMatchObject({
      tap: { variant: { finish: 'brushed-steel' } },
      accessory: { variant: { variantKey: 'netz-steel' } },
      left: 36,
    });
  });

  test('B-10 an accessory must fit into the planned cabinet, whatever cabinet the sink is named after', () => {
    const { lists } = catalogueOf('de');
    const unit = lists.accessories.filter(({ file }) => file.productKey === 'boje-60');
    const accessoryIn = (cabinet: string) =>
      setsFor({ lists: { ...lists, accessories: unit } }, kitchen(`cabinet=${cabinet}`), new Set()).find(
        ({ sink }) => sink.product.file.productKey === 'hafen-60',
      )?.accessory?.product.file.productKey;
    expect([accessoryIn('60'), accessoryIn('50')]).toEqual(['boje-60', undefined]);
  });

  test('B-10 a set takes what is in stock', async () => {
    const first = (await planFor(de, kitchen(), 1)).sets.shown[0]?.pieces.map(({ tile }) => tile.matchingVariantKey);
    expect(first?.slice(0, 2)).toEqual(['delta-60-s-anthracite', 'bogen-p-brass']);
    await setStock(db, '10.60.2101', 0);
    const next = (await planFor(de, kitchen(), 1)).sets.shown[0]?.pieces[0]?.tile.matchingVariantKey;
    expect(next).toBe('delta-60-s-pebble');
    await setStock(db, '10.60.2101', 460);
  });

  test('B-10 where nothing fits, the one changed answer that gives the most sets is named', async () => {
    const nothing = kitchen('cabinet=40&mounting=farmhouse&tapPlace=open');
    const plan = await planFor(de, nothing, 3);
    expect([plan.sets.total, plan.sets.shown]).toEqual([0, []]);
    expect(plan.advice).toEqual({ change: { cabinet: 800 }, sets: 3 });
    expect((await planFor(de, { ...nothing, ...plan.advice?.change }, 3)).sets.total).toBe(3);
    expect((await planFor(de, kitchen(), 3)).advice).toBeUndefined();
    expect(adviceFor(catalogueOf('de'), kitchen('cabinet=40&worktop=12&mounting=undermount&cutOut=yes&cutWidth=300'))).toBeUndefined();
  });
});
