import 'client-only';
import { proxy } from 'valtio';
import { isAllowed } from './consent.ts';

/** Third-party services that load with consent only. */
export type ConsentService = 'maps' | 'captcha';

/** The loading state of such a service (specification §4). */
export type LoadState = 'NOT_LOADED' | 'IS_LOADING' | 'LOADED';

type ConsentLoad = {
  state: LoadState;
  /** All attempts failed; the next call starts over. */
  hasFailed: boolean;
  /** Allowed for this visit to the page, without being saved. */
  isAllowedOnce: boolean;
};

const initialState = (): ConsentLoad => ({ state: 'NOT_LOADED', hasFailed: false, isAllowedOnce: false });

/** The state of every service; maps, forms and their notices render from here. */
export const consentLoads = proxy<Record<ConsentService, ConsentLoad>>({ maps: initialState(), captcha: initialState() });

/** Whether a service may be loaded: by the visitor's permanent or one-time answer, else by the country's default (G-02). */
export const isServiceAllowed = (service: ConsentService, isConsentRequired: boolean): boolean =>
  consentLoads[service].isAllowedOnce || isAllowed(service, isConsentRequired);

// Delays in milliseconds before the second, third and fourth attempt (D-06).
const delays = [500, 1500, 4500];

const running = new Map<ConsentService, { options: string; done: Promise<void> }>();

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const retry = async (load: () => Promise<unknown>, left: readonly number[]): Promise<void> => {
  try {
    await load();
  } catch (error) {
    const [delay, ...remaining] = left;
    if (delay === undefined) throw error;
    await wait(delay);
    await retry(load, remaining);
  }
};

const run = async (service: ConsentService, load: () => Promise<unknown>): Promise<void> => {
  const loadState = consentLoads[service];
  Object.assign(loadState, { state: 'IS_LOADING', hasFailed: false } satisfies Partial<ConsentLoad>);
  try {
    await retry(load, delays);
    loadState.state = 'LOADED';
  } catch {
    running.delete(service);
    Object.assign(loadState, { state: 'NOT_LOADED', hasFailed: true } satisfies Partial<ConsentLoad>);
  }
};

/** Allows a service until the page is left. */
export const allowOnce = (service: ConsentService): void => {
  consentLoads[service].isAllowedOnce = true;
};

/**
 * Loads a service once, for any number of requests; failed attempts are repeated three times with growing delays (D-06).
 * Callers must have consent. Throws if the service was requested with other options before.
 */
export const loadService = (service: ConsentService, options: object, load: () => Promise<unknown>): Promise<void> => {
  const optionsKey = JSON.stringify(options);
  const current = running.get(service);
  if (current && current.options !== optionsKey) throw new Error('Loader must not be called again with different options');
  if (current) return current.done;
  const done = run(service, load);
  running.set(service, { options: optionsKey, done });
  return done;
};
