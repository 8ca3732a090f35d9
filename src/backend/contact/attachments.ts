import 'server-only';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { readSpooled } from '#backend/rest/rest.ts';
import type { CheckedFile } from './check-files.ts';

// A name from outside may hide its end, reverse its letters or be a device of the system that opens it.
const extensions: Record<string, string> = { 'image/jpeg': '.jpg', 'application/pdf': '.pdf' };
const nameOf = (position: number, mediaType: string): string => `attachment-${position}${extensions[mediaType] ?? ''}`;

// The part of a file that is in memory at a time.
const partBytes = 64 * 1024;

/** Saves the files of a request in the request's transaction, chunk by chunk, under names of the shop's own. */
export const saveFiles = async (trx: Trx, requestId: string, files: readonly CheckedFile[]): Promise<void> => {
  // One buffer for all: a new one for every chunk would be garbage-collected only after the next upload starts.
  const memory = Buffer.alloc(partBytes);
  for (const [index, { file, mediaType }] of files.entries()) {
    const position = index + 1;
    const name = nameOf(position, mediaType);
    await trx.insertInto('contactAttachment').values({ requestId, position, name, mediaType, size: file.size }).execute();
    for (let part = 0; part * partBytes < file.size; part += 1) {
      const content = await readSpooled(file, part * partBytes, partBytes, memory);
      await trx.insertInto('contactAttachmentPart').values({ requestId, position, part, content }).execute();
    }
  }
};

/** A file of a request as it is forwarded. */
type StoredFile = { name: string; mediaType: string; content: Buffer };

const contentOf = async (db: Db, requestId: string, position: number): Promise<Buffer> => {
  const parts = await db
    .selectFrom('contactAttachmentPart')
    .select('content')
    .where('requestId', '=', requestId)
    .where('position', '=', position)
    .orderBy('part')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
};

/** The files of a request, in their order. */
export const filesOf = async (requestId: string, db: Db = database): Promise<StoredFile[]> => {
  const rows = await db.selectFrom('contactAttachment').selectAll().where('requestId', '=', requestId).orderBy('position').execute();
  const files: StoredFile[] = [];
  for (const { position, name, mediaType } of rows) files.push({ name, mediaType, content: await contentOf(db, requestId, position) });
  return files;
};
