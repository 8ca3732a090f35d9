import { Command } from 'commander';

type Options = { dryRun?: boolean; yes?: boolean; whole?: boolean };
type Act = (file: string, options: Options) => Promise<void>;

/** `import <file> [--dry-run]` with the required columns of its file. */
export const importCommand = (columns: string, act: Act): Command =>
  new Command('import')
    .description(`takes a CSV file in, whole or not at all; columns: ${columns}`)
    .argument('<file>', 'its path; a head line names the columns, commas, semicolons or tabs divide them')
    .option('--dry-run', 'only says what would change')
    .action(act);
