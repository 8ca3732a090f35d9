import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countElements, type ParsedNode, type Tree, treeOf } from './element-tree.ts';
import { installOwnPackage, runOwnProgram } from './own-package.ts';
import { findPort, type Running, startProgram } from './processes.ts';

type Parser = { parse: (html: string, options: { scriptingEnabled: boolean }) => ParsedNode };

/** Next.js with a list page like ours, and the number of elements of both documents. */
export type NextSite = { running: Running; countIn: (html: string) => number };

const next = 'next/dist/bin/next';

/** Builds and starts a shop on Next.js that renders the elements of this document on every request: `/links` and `/plain`. */
export const startNextSite = async (html: string): Promise<NextSite> => {
  const folder = installOwnPackage('next');
  const { parse } = createRequire(join(folder, 'package.json'))('parse5') as Parser;
  // Parsed without scripting: the content of `noscript` becomes elements.
  const treeIn = (text: string): Tree => treeOf(parse(text, { scriptingEnabled: false }));
  const file = join(folder, 'list-document.json');
  writeFileSync(file, JSON.stringify(treeIn(html)));
  const env = { LIST_DOCUMENT: file, NEXT_TELEMETRY_DISABLED: '1' };
  runOwnProgram(folder, next, ['build'], env);
  const port = await findPort();
  const running = await startProgram(
    process.execPath,
    [join(folder, 'node_modules', next), 'start', folder, '--port', String(port)],
    env,
    'Ready',
    port,
  );
  return { running, countIn: (text) => countElements(treeIn(text)) };
};
