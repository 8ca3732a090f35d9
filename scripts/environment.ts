import { readFile, writeFile } from 'node:fs/promises';
import { exampleFile, withTables } from './environment/environment-documents.ts';

const operations = 'docs/operations.md';
await writeFile(operations, withTables(await readFile(operations, 'utf8')));
await writeFile('.env.example', exampleFile());
