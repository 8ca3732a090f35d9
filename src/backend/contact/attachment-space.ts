import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { log } from '#backend/log/log.ts';
import { environment } from '#shared/environment/environment.ts';
import type { CheckedFile } from './check-files.ts';

const megabyte = 1024 * 1024;

/**
 * Rejects files for which there is no space among those of all requests that are stored: many senders together must not fill the disk.
 * Throws AttachmentSpaceException 429, which asks for the request without files. Two at once may exceed the space by one of them.
 */
export const requireAttachmentSpace = async (trx: Trx, files: readonly CheckedFile[]): Promise<void> => {
  const [first] = files;
  if (!first) return;
  const { bytes } = await trx
    .selectFrom('contactAttachment')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  const added = files.reduce((sum, { file }) => sum + file.size, 0);
  if (Number(bytes ?? 0) + added <= environment().CONTACT_FILES_MB * megabyte) return;
  log.error(
    { bytes: Number(bytes) },
    'files of contact requests are refused: look at CONTACT_FILES_MB, and erase requests that are answered',
  );
  const fields = [{ field: first.file.field, messageKey: 'general.validation.attachmentsSpace' }];
  throw new DomainError('AttachmentSpaceException', 429, { fields }, 'There is no space for files at the moment');
};
