import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What a refusal says of a field: the message of its rule, else that the field is not valid, by its name (V-01). */
export const fieldErrorMessage = (t: Translate, messageKey: string, label: string): string =>
  t(messageKey as MessageKey) || t(label === '' ? 'general.validation.notValid' : 'general.validation.default', { field: label });
