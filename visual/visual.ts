import { parseCliArgs } from './cli-args.ts';
import { shootAll } from './rig.ts';

process.exitCode = await shootAll(parseCliArgs(process.argv.slice(2)));
