import 'client-only';
import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { Purpose } from '#shared/consent/purposes.ts';
import { consents, isAllowed } from './consent.ts';

const subscribeToConsents = (listener: () => void): (() => void) => subscribe(consents, listener);

/**
 * Whether a purpose is allowed, followed from answer to answer. Undefined on the server and while hydrating: which answer a browser keeps
 * is not known there, and both have to say the same.
 */
export const useIsAllowed = (purpose: Purpose, isConsentRequired: boolean): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribeToConsents,
    () => isAllowed(purpose, isConsentRequired),
    () => undefined,
  );
