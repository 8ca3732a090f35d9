import 'server-only';
import type { Purpose } from '#shared/consent/purposes.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The name of a purpose, and what happens when it is allowed. */
export const wordsOf = (t: Translate, purpose: Purpose | 'necessary'): { label: string; text: string } => {
  const key = purpose === 'last-seen' ? 'lastSeen' : purpose;
  return { label: t(`consent.purpose.${key}.label`), text: t(`consent.purpose.${key}.text`) };
};
