import 'server-only';
import { type Kysely, sql } from 'kysely';

/** The files of contact requests, in chunks, and the key by which a person's requests are found again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('contactRequest')
    .addColumn('emailKey', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('contactRequestByEmail').on('contactRequest').column('emailKey').execute();
  await db.schema.createIndex('contactRequestByTime').on('contactRequest').column('createdAt').execute();
  await db.schema
    .createTable('contactAttachment')
    .addColumn('requestId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('contactAttachmentKey', ['requestId', 'position'])
    .execute();
  await db.schema
    .createTable('contactAttachmentPart')
    .addColumn('requestId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    // SQLite keeps bytes as they are, whatever a column's type is called.
    .addColumn('content', sql`bytea`, (column) => column.notNull())
    .addPrimaryKeyConstraint('contactAttachmentPartKey', ['requestId', 'position', 'part'])
    .execute();
};
