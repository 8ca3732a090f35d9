import { Command } from 'commander';
import { say } from './say.ts';

const keeper = async () => ({
  ...(await import('#backend/database/database.ts')),
  ...(await import('#backend/database/database.ts')),
});

/** The names of the commands that take a database as it is: nothing may be migrated before them. */
export const untouching: readonly string[] = ['backup', 'restore'];

/** backup | restore */
export const backupCommands = (): Command[] => [
  new Command('backup')
    .description('writes the database into a file, while the shop serves')
    .argument('<file>', 'a file that does not exist yet')
    .action(async (file: string) => {
      const { backupDatabase, placeOfEnvironment } = await keeper();
      await backupDatabase(placeOfEnvironment(), file);
      say(`${file} holds the database`);
    }),
  new Command('restore')
    .description('puts a backup into an empty place, that of DATABASE_URL or DATABASE_FILE')
    .argument('<file>', 'what backup wrote, from a database of the same kind')
    .action(async (file: string) => {
      const { describePlace, placeOfEnvironment, restoreDatabase } = await keeper();
      await restoreDatabase(file, placeOfEnvironment());
      say(`${describePlace(placeOfEnvironment())} is as it was`);
    }),
];
