import 'client-only';
import type { ConsentSignal } from '#shared/contract/consent.ts';
import { consents } from './consent.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control; undefined where the browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

// A browser may send the header alone. Pages are the same for everybody, so only a call can tell; where it cannot, nobody knows.
const fetchSignal = async (): Promise<boolean | undefined> => {
  try {
    const response = await fetch('/api/consent/signal', { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as ConsentSignal).isSet : undefined;
  } catch {
    return undefined;
  }
};

let request: Promise<boolean | undefined> | undefined;

/**
 * Whether the browser asks that data be neither sold nor shared (Global Privacy Control); found out once in a document, undefined where it
 * cannot be. Unless it does not, advertising is denied in every country until the visitor allows it here (B-23).
 */
export const applyPrivacySignal = async (): Promise<boolean | undefined> => {
  request ??= navigator.globalPrivacyControl === true ? Promise.resolve(true) : fetchSignal();
  const isSet = await request;
  if (isSet !== false) consents.advertising ??= 'denied';
  return isSet;
};
