import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './connection.ts';
import { isPostgres } from './dialects.ts';

/** Many rows as one value: a table of one column `value`, in which `value ->> 0` is the first cell of a row as text. A statement may hold only so many values, but each may be long. */
export const jsonRows = (trx: Pick<Trx, 'getExecutor'>, rows: readonly (readonly (string | number)[])[]): RawBuilder<unknown> => {
  const folded = JSON.stringify(rows);
  return isPostgres(trx) ? sql`json_array_elements(cast(${folded} as json))` : sql`json_each(${folded})`;
};
