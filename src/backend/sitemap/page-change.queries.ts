import 'server-only';
import { sql } from 'kysely';
import { type Db, jsonRows, type Trx } from '#backend/database/database.ts';
import type { PageChangeTable } from './page-change.table.ts';

/** Records which pages have changed. An unchanged page keeps its time. */
export const savePageChanges = async (
  trx: Trx,
  pages: readonly (readonly [address: string, fingerprint: string])[],
  now: number,
): Promise<void> => {
  await sql`insert into "pageChange" (address, fingerprint, "changedAt")
    select value ->> 0, value ->> 1, cast(${now} as bigint) from ${jsonRows(trx, pages)} as one where true
    on conflict (address) do update set fingerprint = excluded.fingerprint, "changedAt" = excluded."changedAt"
    where "pageChange".fingerprint <> excluded.fingerprint`.execute(trx);
};

/** When pages last changed, by their addresses. */
export const findPageChanges = (db: Db, addresses: readonly string[]): Promise<Pick<PageChangeTable, 'address' | 'changedAt'>[]> => {
  const asked = jsonRows(
    db,
    addresses.map((address) => [address]),
  );
  return db
    .selectFrom('pageChange')
    .select(['address', 'changedAt'])
    .where('address', 'in', sql<string>`(select value ->> 0 from ${asked} as one)`)
    .execute();
};
