import { beforeAll, expect, test, vi } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import type { Db } from '#backend/database/database.ts';
import { type Call, listCalls } from '#backend/openapi/openapi.ts';
import { describeEachDatabase } from '../backend/database/each-database.ts';
import { createBrowser, type TestBrowser } from '../backend/rest/test-browser.ts';
import { casesOf } from '../support/run-length.ts';
import type { Schema } from './arbitrary-of.ts';
import { enter } from './enter.ts';
import { openFuzzShop } from './fuzz-shop.ts';
import { createFuzzApp, document } from './fuzz-steps.ts';

// As large as a body may be.
const bytes = 60_000;
const timesAtMost = 5;
// Below this the clock of the processor, and the collector of garbage, are measured instead.
const leastMs = 4;
const tries = 6;

const fill = (unit: string, size: number): string => unit.repeat(Math.ceil(size / Buffer.byteLength(unit)));

// What made a pattern, a normalisation or a list of problems slow somewhere.
const hostile = [',', ';', ' ', '\t ', '\u0301\u0316', '１', '\uFDFA', '<', '/', '.', '-', 'a.', '@', '"', '\\', '·', '<script>'];

const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : schema;

/** The paths of the texts in a body: `delivery.city`. */
const textsOf = (schema: Schema, path = ''): string[] => {
  const { type, properties = {}, anyOf = [], enum: values } = resolve(schema);
  if (type === 'string' && !values) return [path];
  const named = Object.entries(properties).flatMap(([name, part]) => textsOf(part, path ? `${path}.${name}` : name));
  return [...new Set([...named, ...anyOf.flatMap((part) => textsOf(part, path))])];
};

const nest = (names: readonly string[], text: string): Record<string, unknown> => {
  const body: Record<string, unknown> = {};
  for (const name of names) {
    const parts = name.split('.');
    let at = body;
    for (const part of parts.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[parts.at(-1) ?? ''] = text;
  }
  return body;
};

type Body = { name: string; type: 'application/json' | 'application/x-www-form-urlencoded'; body: string };

const bodiesOf = (names: readonly string[], unit: string): Body[] => {
  if (names.length === 0) return [];
  const text = fill(unit, bytes / names.length);
  const form = new URLSearchParams(names.map((name) => [name, fill(unit, bytes / names.length / 3)]));
  return [
    { name: unit, type: 'application/json', body: JSON.stringify(nest(names, text)) },
    { name: `${unit} (form)`, type: 'application/x-www-form-urlencoded', body: form.toString() },
  ];
};

const shapes: readonly Body[] = [
  {
    name: 'empty fields',
    type: 'application/x-www-form-urlencoded',
    body: Array.from({ length: 13_000 }, (_, at) => at.toString(36)).join('&'),
  },
  {
    name: 'unknown keys',
    type: 'application/json',
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]))),
  },
  { name: 'deep', type: 'application/json', body: `${'['.repeat(30_000)}${']'.repeat(30_000)}` },
  { name: 'long list', type: 'application/json', body: `[${Array.from({ length: 20_000 }, () => '{}').join(',')}]` },
  {
    name: 'deep names',
    type: 'application/x-www-form-urlencoded',
    body: Array.from({ length: 100 }, (_, at) => `${'a.'.repeat(280)}${at}=`).join('&'),
  },
];

describeEachDatabase('hostile bodies', (open) => {
  let db: Db;
  let browser: TestBrowser;
  const app = createFuzzApp();
  beforeAll(async () => {
    ({ db } = await openFuzzShop(open));
    vi.stubEnv('RATE_LIMIT', '0');
    browser = createBrowser(app, 'de.localhost');
  });

  const costOf = async (call: Call, { type, body }: Body): Promise<number> => {
    const path = call.path.replace(/\{\w+\}/g, 'x');
    const costs: number[] = [];
    for (let count = 0; count < tries; count++) {
      const before = process.cpuUsage();
      const answer = await browser.call(path, { method: call.method.toUpperCase(), body, headers: { 'content-type': type } });
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
      expect(answer.status).toBeLessThan(500);
      expect((await answer.text()).length).toBeLessThan(body.length);
    }
    return Math.min(...costs);
  };

  const calls = casesOf(
    listCalls(publicModules).filter(({ method }) => method !== 'get'),
    6,
  );
  test.each(calls.map((call) => [call.id, call] as const))('B-28 cost %s no more than honest ones of the same size', async (_, call) => {
    await enter(db, browser);
    const described = document.paths[call.path]?.[call.method];
    const schema = described?.requestBody?.content['application/json']?.schema;
    const names = schema ? textsOf(schema) : [];
    const honest = [...bodiesOf(names, 'a'), ...bodiesOf(['issue'], 'a')];
    const usual = Math.max(leastMs, ...(await Promise.all(honest.map((one) => costOf(call, one)))));
    const slow: string[] = [];
    for (const one of [...hostile.flatMap((unit) => bodiesOf(names, unit)), ...shapes]) {
      const cost = await costOf(call, one);
      if (cost > timesAtMost * usual) slow.push(`${one.name}: ${cost.toFixed(1)} ms, usually ${usual.toFixed(1)}`);
    }
    expect(slow).toEqual([]);
  });
});
