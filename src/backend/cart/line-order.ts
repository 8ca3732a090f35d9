import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { findLines } from './cart.queries.ts';

/** Moves a line to a position; the lines that follow keep their order. */
export const moveLine = async (trx: Trx, cartId: string, variantKey: string, position: number): Promise<void> => {
  const lines = await findLines(trx, cartId);
  const moved = lines.find((line) => line.variantKey === variantKey);
  const others = lines.filter((line) => line !== moved);
  const next = others[position];
  if (!moved || !next) return;
  let latest = 0;
  for (const line of others.toSpliced(position, 0, { ...moved, addedAt: next.addedAt })) {
    const addedAt = Math.max(line.addedAt, latest + 1);
    latest = addedAt;
    if (lines.some((existing) => existing.variantKey === line.variantKey && existing.addedAt === addedAt)) continue;
    await trx.updateTable('cartLine').set({ addedAt }).where('cartId', '=', cartId).where('variantKey', '=', line.variantKey).execute();
  }
};
