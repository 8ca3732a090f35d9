import 'server-only';
import { Migrator } from 'kysely/migration';
import { type Db, database, describeLocation, locationFromEnvironment, toDatabaseError } from '#backend/database/database.ts';
import { migrations } from './migrations.ts';

// The second face of this room: commands need the tables, but neither routes nor jobs.

export { migrations } from './migrations.ts';

/** Brings the tables up to date. Several processes may call it at once: one does the work, the others wait. Nothing stays half done. */
export const migrate = async (db: Db = database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw toDatabaseError(error, describeLocation(locationFromEnvironment()));
};
