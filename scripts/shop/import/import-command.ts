import { Command } from 'commander';

type Act = (file: string, options: { dryRun?: boolean }) => Promise<void>;

/** `import <file> [--dry-run]` with the required columns of its file. */
export const importCommand = (columns: string, act: Act): Command =>
  new Command('import')
    .description(`takes a CSV file in, whole or not at all; columns: ${columns}`)
    .argument('<file>', 'its path; a head line names the columns, commas or semicolons divide them')
    .option('--dry-run', 'only says what would change')
    .action(act);
