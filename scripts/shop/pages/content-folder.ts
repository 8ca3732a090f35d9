import { DomainError } from '#backend/errors/errors.ts';
import { environment } from '#shared/environment/environment.ts';

/** The folder whose files this command may change. Refused where a CMS keeps the content. */
export const contentFolder = (): string => {
  const { CONTENT_URL, CONTENT_DIR } = environment();
  if (CONTENT_URL !== undefined)
    throw new DomainError(
      'ContentElsewhereException',
      409,
      {},
      `The content lies in the CMS at ${CONTENT_URL}: drafts are begun and published there`,
    );
  return CONTENT_DIR;
};

/** The refusal of a command about pages, in words for whoever gave it. */
export const commandError = (message: string): DomainError => new DomainError('DraftException', 409, {}, message);
