import 'client-only';
import type { ConsentSignal } from '#shared/contract/consent.ts';
import { consents } from './consent.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control; undefined if the browser does not support it. */
    readonly globalPrivacyControl?: boolean;
  }
}

// A browser may send only the header. Pages are the same for everybody, so only a call can find out; if it fails, the signal is unknown.
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
 * Whether the browser asks not to sell or share data (Global Privacy Control); determined once per document, undefined if that
 * fails. Unless it is false, advertising is denied in every country until the visitor allows it here (B-23).
 */
export const applyPrivacySignal = async (): Promise<boolean | undefined> => {
  request ??= navigator.globalPrivacyControl === true ? Promise.resolve(true) : fetchSignal();
  const isSet = await request;
  if (isSet !== false) consents.advertising ??= 'denied';
  return isSet;
};
