import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bufferedRender, deferredHydration } from './buffered-render.ts';

type Handler = (this: { error: (message: string) => never }, code: string, id: string) => { code: string };

const error = (message: string): never => {
  throw new Error(message);
};
const { handler } = bufferedRender.transform as unknown as { handler: Handler };
const waku = new URL('../../../node_modules/waku/dist/lib/', import.meta.url).pathname;
const built = (file: string): string => handler.call({ error }, readFileSync(waku + file, 'utf8'), waku + file).code;

test('the installed Waku renders a page in one pass, without streams', () => {
  const code = built('vite-rsc/ssr.js');
  expect(code).toContain('await readFlight(rscStream)');
  expect(code).not.toMatch(/\.tee\(\)|injectRSCPayload|batchReadableStream|renderToReadableStream|server\.edge/);
});

test('the installed Waku loads its entry after the page is shown', () => {
  const code = built('utils/ssr.js');
  expect(code).toMatch(/`\(\$\{deferHydration\}\)\(\(\) => \$\{entryImport\}\.catch\(/);
  expect(code).toContain("if (self.earlyInteraction?.isLeaving) return;\n      var key = 'waku:preload-error-build-id'");
  expect(code).toContain('if (!canRetry || !navigator.onLine || self.earlyInteraction?.heldActions.size > 0) {');
  expect(code).toMatch(/throw err;\n\s+\}\n\s+\}\)\);`/);
});

test('a Waku with another build output fails our build', () => {
  expect(() => handler.call({ error }, 'export {};', `${waku}vite-rsc/ssr.js`)).toThrow('another way');
});

test('the page loader is a short function without dependencies', () => {
  const shorten = (deferredHydration.transform as unknown as { handler: Handler }).handler;
  const source = 'export const deferHydration = (load) => {\n  // Why\n  if (`x` === "x") load("a\\"b");\n};';
  expect(() => shorten.call({ error }, `export const patience = 1;\n${source}`, '')).toThrow('more than one function');
  const { code } = shorten.call({ error }, source, '');
  const text = JSON.parse(/^export const deferHydration = (".*");$/.exec(code)?.[1] ?? '') as string;
  const said: string[] = [];
  (new Function(`return ${text}`)() as (load: (word: string) => void) => void)((word) => said.push(word));
  expect(said).toEqual(['a"b']);
  expect(text).not.toContain('Why');
});
