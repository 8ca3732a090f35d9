import 'server-only';
import { Migrator } from 'kysely/migration';
import { type Db, database, describeLocation, locationFromEnvironment, toDatabaseError } from '#backend/database/database.ts';
import { migrations } from './migrations.ts';

// The second public interface of this module, for commands that need the tables but neither routes nor jobs.

export { migrations } from './migrations.ts';

/** Brings the tables up to date. Several processes may call it at once: one migrates, the others wait. A migration never stays half done. */
export const migrate = async (db: Db = database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw toDatabaseError(error, describeLocation(locationFromEnvironment()));
};
