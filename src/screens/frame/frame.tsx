import type { ReactNode } from 'react';
import { contentVersion, getNavigation, pathOfPage } from '#backend/content/content.ts';
import { CartOverlayHost } from '#client/cart/cart-overlay-host.tsx';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { CountryLayer } from '#client/shell/country-layer.tsx';
import { contentId, SkipLink } from '#client/shell/skip-link.tsx';
import { ToastRegion } from '#client/shell/toast-region.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { CheckoutStage } from '#shared/routes/checkout-stage.ts';
import { CheckoutHead } from './checkout-head.tsx';
import { countryChoices } from './country-choices.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHead } from './frame-head.tsx';
import { FramePopup } from './frame-popup.tsx';
import type { HasRoute } from './frame-tools.tsx';
import { FrameWork } from './frame-work.tsx';

type Props = {
  site: Site;
  hasRoute: HasRoute;
  /** The stage of the checkout: there the only links are the cart, help and legal pages. */
  checkout: CheckoutStage | undefined;
  children: ReactNode;
};

// Equal names, equal layouts; the year is in the footer.
const nameFrame = ({ country, language }: Site, checkout: CheckoutStage | undefined): string =>
  [country, language, contentVersion(), checkout ?? 'shop', new Date().getFullYear()].join('-');

/** The layout around every page: skip link, header, notices, footer, and the overlays they open. The same HTML for every visitor. */
export const Frame = async ({ site, hasRoute, checkout, children }: Props) => {
  const t = await getTranslator(site.locale);
  const navigation = getNavigation(site);
  const cacheKey = nameFrame(site, checkout);
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <FrameWork site={site} t={t} />
      {checkout ? (
        <CheckoutHead site={site} t={t} place={checkout} />
      ) : (
        <FrameHead site={site} t={t} navigation={navigation} hasRoute={hasRoute} cacheKey={cacheKey} />
      )}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <FrameFooter site={site} t={t} navigation={navigation} isShort={checkout !== undefined} cacheKey={cacheKey} />
      {!checkout && (
        <CountryLayer
          here={site.country}
          cacheKey={cacheKey}
          regions={countryChoices(site).map(({ id, countries }) => ({ id, label: t(`shell.country.${id}`), countries }))}
          texts={{
            title: t('shell.country.title'),
            close: t('shell.country.close'),
            noteTitle: t('shell.country.noteTitle'),
            note: t('shell.country.note'),
          }}
        />
      )}
      <CartOverlayHost
        site={site}
        countryName={countryName(site.country, site.language)}
        sinksHref={pathOfPage(site, 'sinks') ?? site.root}
        tapsHref={pathOfPage(site, 'taps') ?? site.root}
      />
      <Announcer />
      <ToastRegion texts={{ region: t('shell.notices.region'), close: t('shell.notices.close') }} />
      <FramePopup site={site} t={t} />
    </>
  );
};
