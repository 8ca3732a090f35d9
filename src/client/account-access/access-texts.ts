import type { Messages } from '#shared/i18n/messages.ts';

/** The texts that tell who may see a page: handed down by the page. */
export type AccessMessages = Pick<Messages, 'access'>;
