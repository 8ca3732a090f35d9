import { coreParts } from './test/parts.ts';
import { runTests } from './test/run.ts';

process.exitCode = await runTests(coreParts);
