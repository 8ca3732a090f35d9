import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { lightZod } from './light-zod.ts';

type Handler = (this: { error: (message: string) => never }, code: string, id: string) => { code: string };

const error = (message: string): never => {
  throw new Error(message);
};
const { handler } = lightZod.transform as unknown as { handler: Handler };
const core = createRequire(import.meta.url)
  .resolve('zod')
  .replace(/index\.c?js$/, 'v4/core/');

test.each(['to-json-schema.js', 'json-schema-processors.js'])('%s of the installed zod leaves JSON Schema output to the server', (file) => {
  const { code } = handler.call({ error }, readFileSync(core + file, 'utf8'), core + file);
  expect(code).toContain(`export * from './${file}?whole';`);
  expect(code).toMatch(/export const \w+(?:Processor|SchemaMethod) = \(\) => \(\) => \{ throw /);
});

test('a zod with another build output fails our build', () => {
  expect(() => handler.call({ error }, 'export {};', '/zod/v4/core/to-json-schema.js')).toThrow('another way');
});
