import { shootAll } from './rig.ts';
import { readWords } from './words.ts';

process.exitCode = await shootAll(readWords(process.argv.slice(2)));
