import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CaptchaKeyTable } from '#backend/captcha/captcha.table.ts';

/** The key of the shop's own captcha, which only this database holds, and the challenges that were solved and used. */
export const up = async (db: Kysely<{ captchaKey: CaptchaKeyTable }>): Promise<void> => {
  await db.schema
    .createTable('captchaKey')
    .addColumn('secret', 'text', (column) => column.primaryKey())
    .execute();
  await db
    .insertInto('captchaKey')
    .values({ secret: randomBytes(32).toString('base64url') })
    .execute();
  await db.schema
    .createTable('usedCaptcha')
    .addColumn('signature', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
};
