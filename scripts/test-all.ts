import { chooseParts } from './test/parts.ts';
import { runTests } from './test/run.ts';

process.exitCode = await runTests(chooseParts(process.argv.slice(2)));
