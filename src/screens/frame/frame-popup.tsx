import { getCountry } from '#backend/content/content.ts';
import { InitialPopupHost } from '#client/shell/initial-popup-host.tsx';
import { quickestOf } from '#shared/catalogue/delivery-time.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The popup of a language whose label flag is 'true': the delivery time, where that is longer than people expect. */
export const FramePopup = ({ site, t }: { site: Site; t: Translate }) => {
  const delivery = quickestOf(getCountry(site.country).shipping);
  if (t('shell.popup.isShown') !== 'true' || !delivery) return null;
  return (
    <InitialPopupHost
      texts={{
        title: t('shell.popup.title', { country: countryName(site.country, site.language) }),
        text: t('shell.popup.text', {
          days: t('content.delivery.days', { min: delivery.minDays, max: delivery.maxDays, count: delivery.maxDays }),
        }),
        close: t('shell.popup.close'),
        accept: t('shell.popup.accept'),
      }}
    />
  );
};
