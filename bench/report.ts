import { cpus, loadavg } from 'node:os';
import type { AccountAnswer } from './account-answers.ts';
import { findExcess, spendingOf } from './budgets.ts';
import type { Latency } from './cart-latency.ts';
import type { CatalogueCost } from './catalogue-cost.ts';
import type { Flood } from './flood.ts';
import { loadTool } from './load.ts';
import type { PageType } from './page-types.ts';
import type { PageWeight } from './page-weight.ts';
import type { Throughput } from './throughput.ts';

export type Results = {
  throughput: Throughput | string;
  carts: (Latency | string)[];
  answers: AccountAnswer[] | string;
  floods: Flood[] | string;
  catalogues: (CatalogueCost | string)[];
  weights: [PageType, PageWeight | string][];
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const throughputPart = (found: Throughput | string): string => {
  if (typeof found === 'string') return `Not measured: ${found}`;
  const bare = found.rates.find(({ name }) => name.startsWith('bare'));
  const rows = found.rates.map(({ name, rates, median, cost }) => [
    name,
    whole(median),
    (median / (bare?.median ?? Number.NaN)).toFixed(2),
    cost.toFixed(1),
    ((bare?.cost ?? Number.NaN) / cost).toFixed(2),
    rates.map(whole).join(', '),
  ]);
  return `\`${found.path}\`, ${whole(found.bytes)} bytes in brotli, asked by ${loadTool}\n\n${table(['server', 'requests/s (median)', 'of bare node:http', 'processor µs/request', 'of bare node:http', 'rounds'], rows)}`;
};

const cartsPart = (found: (Latency | string)[]): string => {
  const measured = found.filter((one) => typeof one !== 'string');
  const rows = measured.map(({ database, calls, p50, p99, perSecond, cost }) => [
    database,
    whole(calls),
    p50.toFixed(1),
    p99.toFixed(1),
    whole(perSecond),
    cost.toFixed(2),
  ]);
  const missing = found.filter((one) => typeof one === 'string').map((reason) => `Not measured: ${reason}`);
  return [
    ...(rows.length > 0 ? [table(['database', 'calls', 'p50 ms', 'p99 ms', 'calls/s', 'processor ms/call'], rows)] : []),
    ...missing,
  ].join('\n\n');
};

/** Whether an address has an account, as a table: the same in each row, but for what the machine does beside. */
const answersPart = (found: Results['answers']): string => {
  if (typeof found === 'string') return `Not measured: ${found}`;
  const rows = found.map(({ call, known, unknown }) => [
    call,
    ...[known.median, unknown.median, known.p90, unknown.p90].map((ms) => ms.toFixed(1)),
  ]);
  return table(['call', 'known ms (median)', 'unknown ms (median)', 'known ms (p90)', 'unknown ms (p90)'], rows);
};

const floodsPart = (found: Results['floods']): string => {
  if (typeof found === 'string') return `Not measured: ${found}`;
  const rows = found.map(({ name, alone, flooded, floodMade, floodRefused }) => [
    name,
    whole(alone),
    whole(flooded),
    (flooded / alone).toFixed(1),
    whole(floodMade),
    whole(floodRefused),
  ]);
  return table(['guarded by', 'reader alone ms', 'beside the flood ms', 'ratio', 'pages made for the flood', 'refused'], rows);
};

const cataloguesPart = (found: Results['catalogues']): string => {
  const rows = found.flatMap((one) =>
    typeof one === 'string' ? [] : [[one.variants, one.startMs, one.memoryMb, one.listMs, one.facetsMs].map(whole)],
  );
  const missing = found.filter((one) => typeof one === 'string').map((reason) => `Not measured: ${reason}`);
  const head = ['variants', 'start ms', 'memory MB', 'list ms', 'narrowed list ms'];
  return [...(rows.length > 0 ? [table(head, rows)] : []), ...missing].join('\n\n');
};

const weightsPart = (found: Results['weights']): string => {
  const rows = found.map(([type, weight]) => {
    if (typeof weight === 'string') return [type, weight, '', '', '', '', '', '', ''];
    const { bytes, requests, jsGzip } = weight;
    const excess = findExcess(type, spendingOf(weight));
    return [
      type,
      ...[bytes.html, bytes.js, jsGzip, bytes.css, bytes.fonts, bytes.pictures].map(kilobytes),
      String(requests),
      excess.length === 0 ? 'kept' : excess.join('; '),
    ];
  });
  return table(['page', 'HTML', 'JS', 'JS (gzip)', 'CSS', 'fonts', 'pictures', 'requests', 'budget'], rows);
};

/** The results as a page to read, with the machine they come from. */
export const writeReport = ({ throughput, carts, answers, floods, catalogues, weights }: Results): string => `# Bench

\`npm run bench\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. The load generator shares the machine with the servers; load average at the end ${loadavg()[0]?.toFixed(1)}.

## A page

${throughputPart(throughput)}

## POST /carts/add

Eight shoppers at a time, five pieces a cart, first call makes the cart.

${cartsPart(carts)}

## Known and unknown addresses

About an address that has an account and one that has none, in turns: nobody may learn from the time which is which. The work of hashing is proved equal in \`src/backend/consumer/even-answers.test.ts\`; this shows the rest.

${answersPart(answers)}

## A reader beside a flood

One network asks for new searches by 60 connections, another reads one at a time: median of 25 looks (B-13).

${floodsPart(floods)}

## A larger catalogue

Our products over and over under other names. The first pages, which load code, are not counted; of the lists, each address is asked once, so that no cache has it (median).

${cataloguesPart(catalogues)}

## What a first visit weighs

Kilobytes (1000 bytes) on the wire, brotli where the type is compressible, at 390 px with two device pixels, before any interaction.

${weightsPart(weights)}
`;
