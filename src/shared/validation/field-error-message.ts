import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The error message of a field: that of its rule, else that the field, by its name, is not valid (V-01). */
export const fieldErrorMessage = (t: Translate, messageKey: string, label: string): string =>
  t(messageKey as MessageKey) || t(label === '' ? 'general.validation.notValid' : 'general.validation.default', { field: label });
