import 'client-only';
import { proxy } from 'valtio';

/** What the visitor answered about measuring visits, for whoever asks (G-03) to write; undefined until then. */
export const analyticsConsent = proxy<{ answer: 'granted' | 'denied' | undefined }>({ answer: undefined });

/** Whether visits may be measured: as the visitor answered, else as the country has it. */
export const isMeasuringAllowed = (isConsentRequired: boolean): boolean =>
  analyticsConsent.answer === undefined ? !isConsentRequired : analyticsConsent.answer === 'granted';
