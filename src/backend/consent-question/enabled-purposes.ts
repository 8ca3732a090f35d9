import 'server-only';
import { type Purpose, purposes } from '#shared/consent/purposes.ts';
import { environment } from '#shared/environment/environment.ts';

// A purpose that the shop is not configured for is not in the question.
const isSetUp: Record<Purpose, () => boolean> = {
  'last-seen': () => true,
  video: () => true,
  maps: () => environment().GOOGLE_MAPS_KEY !== undefined,
  captcha: () => environment().RECAPTCHA_SITE_KEY !== undefined,
  analytics: () => environment().TAG_MANAGER_ID !== undefined,
  advertising: () => environment().TAG_MANAGER_ID !== undefined,
};

/** The purposes that visitors of this shop can decide about. */
export const enabledPurposes = (): Purpose[] => purposes.filter((purpose) => isSetUp[purpose]());
