import 'server-only';
import { Migrator } from 'kysely/migration';
import { type Db, database, describePlace, placeOfEnvironment } from '#backend/database/database.ts';
import { nameTrouble } from '#backend/database/database-error.ts';
import { migrations } from './migrations.ts';

/** Brings the tables up to date. Several processes may call it at once: one does the work, the others wait. Nothing stays half done. */
export const migrate = async (db: Db = database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw nameTrouble(error, describePlace(placeOfEnvironment()));
};
