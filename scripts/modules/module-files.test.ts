import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addToRegistry, addToSchemas, filesOfModule } from './module-files.ts';

test('a new module has schema, component, styles and story, named by its uid', () => {
  const files = filesOfModule('feature-rail', 'Feature rail');
  expect(Object.keys(files)).toEqual([
    'src/server-modules/feature-rail/feature-rail.schema.ts',
    'src/server-modules/feature-rail/feature-rail.tsx',
    'src/server-modules/feature-rail/feature-rail.module.css',
    'stories/modules/feature-rail.story.ts',
  ]);
  const all = Object.values(files).join('\n');
  for (const name of ['featureRailSchema', 'FeatureRailData', 'export const FeatureRail', "ModuleStory<'feature-rail'>"])
    expect(all).toContain(name);
});

test('it imports only files that exist and takes only props that modules have', async () => {
  const files = filesOfModule('feature-rail', 'Feature rail');
  const imported = Object.values(files)
    .flatMap((text) => [...text.matchAll(/ from '#([^']+)'/g)])
    .map(([, path]) => `src/${path}`);
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((path) => !existsSync(path))).toEqual([]);
  expect(files['src/server-modules/feature-rail/feature-rail.tsx']).toContain("from '../module-props.ts'");
  const [, props = ''] = /\(\{ (.*) \}: ModuleProps</.exec(files['src/server-modules/feature-rail/feature-rail.tsx'] ?? '') ?? [];
  const known = await readFile('src/server-modules/module-props.ts', 'utf8');
  expect(props.split(', ').filter((prop) => !new RegExp(`^  ${prop}\\??:`, 'm').test(known))).toEqual([]);
});

test('its lines are inserted alphabetically into the current lists', async () => {
  const schemas = addToSchemas(await readFile('src/server-modules/schemas.ts', 'utf8'), 'feature-rail');
  const modules = [...schemas.matchAll(/^import .* from '\.\/([a-z-]+)\//gm)].map(([, uid]) => uid);
  expect(modules).toContain('feature-rail');
  expect(modules).toEqual(modules.toSorted());
  expect(schemas).toMatch(/ {2}'feature-rail': featureRailSchema,\n\} as const/);
  const registry = addToRegistry(await readFile('src/server-modules/registry.ts', 'utf8'), 'feature-rail');
  expect(registry).toContain("  'feature-rail': FeatureRail,\n};\n\n/** Checks a section's data");
  expect(registry).toContain("import { FeatureRail } from './feature-rail/feature-rail.tsx';\n");
});
