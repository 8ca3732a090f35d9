import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import { type AccountDraft, accountDraft } from '#shared/contract/account-overview.ts';

/** Saves the result of a no-script form until its page has shown it. */
export const saveAccountDraft = async (db: Db, consumerId: string, draft: AccountDraft): Promise<void> => {
  const row = { consumerId, draft: JSON.stringify(draft), keptAt: Date.now() };
  await db
    .insertInto('accountDraft')
    .values(row)
    .onConflict((conflict) => conflict.column('consumerId').doUpdateSet({ draft: row.draft, keptAt: row.keptAt }))
    .execute();
};

/** Takes the result of the last form; it is shown once. */
export const takeAccountDraft = async (consumerId: string): Promise<AccountDraft | null> => {
  const row = await database.deleteFrom('accountDraft').where('consumerId', '=', consumerId).returning('draft').executeTakeFirst();
  return row ? accountDraft.parse(JSON.parse(row.draft)) : null;
};

/** Deletes results that no page has shown in time. */
export const deleteAccountDrafts = async (before: number): Promise<void> => {
  await database.deleteFrom('accountDraft').where('keptAt', '<', before).execute();
};
