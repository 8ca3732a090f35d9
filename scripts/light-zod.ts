import type { Plugin } from 'vite';

const unsupported = "() => () => { throw new Error('A schema is described on the server, never in a browser'); }";

/** Every zod schema can convert itself to JSON Schema, which only the server does: browsers get schemas without that, 6 kB smaller. */
export const lightZod: Plugin = {
  name: 'light-zod',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    handler(code, id) {
      const names = [...code.matchAll(/^export const (\w+(?:Processor|SchemaMethod)) =/gm)].map(([, name]) => name);
      if (names.length === 0) this.error(`${id} describes schemas in another way than before`);
      const whole = `./${id.slice(id.lastIndexOf('/') + 1)}?whole`;
      const stubs = names.map((name) => `export const ${name} = ${unsupported};`);
      return { code: [`export * from '${whole}';`, ...stubs].join('\n'), map: null };
    },
  },
};
