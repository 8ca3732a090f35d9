import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { addToRegistry, addToSchemas, filesOfModule } from './modules/module-files.ts';

/** Creates a new CMS module: schema, component, styles and story, and its entries in the lists of modules. */
const writeModule = async (uid: string, title: string): Promise<void> => {
  const files = filesOfModule(uid, title);
  const existing = Object.keys(files).filter(existsSync);
  if (existing.length > 0) throw new Error(`${existing.join(', ')} exists already`);
  await mkdir(`src/server-modules/${uid}`, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
  for (const [file, add] of [
    ['src/server-modules/schemas.ts', addToSchemas],
    ['src/server-modules/registry.ts', addToRegistry],
  ] as const) {
    await writeFile(file, add(await readFile(file, 'utf8'), uid));
  }
  console.log(
    `${Object.keys(files).join('\n')}\nNow: its fields and their descriptions, its story, a page that uses it, npm run stories:index module-${uid}`,
  );
};

const [uid = '', ...titleWords] = process.argv.slice(2);
if (!/^[a-z]+(?:-[a-z]+)*$/.test(uid) || titleWords.length === 0) {
  console.error('npm run new:module <uid> "<Title>": a uid is lower-case words with hyphens, as in feature-section');
  process.exit(1);
}
await writeModule(uid, titleWords.join(' '));
