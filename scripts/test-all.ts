import { choosePartsBy } from './test/parts.ts';
import { runTests } from './test/run.ts';

process.exitCode = await runTests(choosePartsBy(process.argv.slice(2)));
