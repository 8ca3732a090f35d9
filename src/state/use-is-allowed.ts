import 'client-only';
import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { Purpose } from '#shared/consent/purposes.ts';
import { consents, isAllowed } from './consent.ts';

const subscribeToConsents = (listener: () => void): (() => void) => subscribe(consents, listener);

/**
 * Whether a purpose is allowed, updated with each answer. Undefined on the server and while hydrating: the browser's saved answer is
 * unknown there, and both must render the same.
 */
export const useIsAllowed = (purpose: Purpose, isConsentRequired: boolean): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribeToConsents,
    () => isAllowed(purpose, isConsentRequired),
    () => undefined,
  );
