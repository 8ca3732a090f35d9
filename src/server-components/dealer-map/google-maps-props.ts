import { getCountry } from '#backend/content/content.ts';
import type { GoogleChoice } from '#client/dealer/map/google/google-choice.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { settingsPathOf } from '../media/blocked-texts.ts';

/** The Google Maps props for a page with a dealer map; empty where the shop has no key (D-07). */
export const googleMapsProps = (site: Site, t: Translate): { google?: GoogleChoice } => {
  const { GOOGLE_MAPS_KEY: key } = environment();
  if (key === undefined) return {};
  return {
    google: {
      key,
      isConsentRequired: getCountry(site.country).consent.isRequired,
      settingsHref: settingsPathOf(site),
      settings: t('general.privacySettings'),
    },
  };
};
