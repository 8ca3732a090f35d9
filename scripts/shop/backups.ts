import { Command } from 'commander';
import { print } from './output.ts';

const loadDatabase = async () => ({
  ...(await import('#backend/database/database.ts')),
  ...(await import('#backend/database/database.ts')),
});

/** The commands that take a database as it is: nothing may be migrated before them. */
export const rawDatabaseCommands: readonly string[] = ['backup', 'restore'];

/** backup | restore */
export const backupCommands = (): Command[] => [
  new Command('backup')
    .description('writes the database into a file, while the shop serves')
    .argument('<file>', 'a file that does not exist yet')
    .action(async (file: string) => {
      const { backupDatabase, locationFromEnvironment } = await loadDatabase();
      await backupDatabase(locationFromEnvironment(), file);
      print(`${file} holds the database`);
    }),
  new Command('restore')
    .description('puts a backup into an empty place, that of DATABASE_URL or DATABASE_FILE')
    .argument('<file>', 'what backup wrote, from a database of the same kind')
    .action(async (file: string) => {
      const { describeLocation, locationFromEnvironment, restoreDatabase } = await loadDatabase();
      await restoreDatabase(file, locationFromEnvironment());
      print(`${describeLocation(locationFromEnvironment())} is as it was`);
    }),
];
