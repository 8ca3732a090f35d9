import { DomainError } from '#backend/errors/errors.ts';
import { environment } from '#shared/environment/environment.ts';

/** The folder whose files this command may change. Throws where a CMS stores the content. */
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

/** The error of a command about pages, in words for its user. */
export const commandError = (message: string): DomainError => new DomainError('DraftException', 409, {}, message);
