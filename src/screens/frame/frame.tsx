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
import type { CheckoutPlace } from '#shared/routes/checkout-place.ts';
import { CheckoutHead } from './checkout-head.tsx';
import { countryChoices } from './country-choices.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHead } from './frame-head.tsx';
import { FramePopup } from './frame-popup.tsx';
import type { HasScreen } from './frame-tools.tsx';
import { FrameWork } from './frame-work.tsx';

type Props = {
  site: Site;
  hasScreen: HasScreen;
  /** Where in the checkout the page is: there nothing leads away but the cart, help and the law. */
  checkout: CheckoutPlace | undefined;
  children: ReactNode;
};

// Equal names, equal frames; the footer says the year.
const nameFrame = ({ country, language }: Site, checkout: CheckoutPlace | undefined): string =>
  [country, language, contentVersion(), checkout ?? 'shop', new Date().getFullYear()].join('-');

/** What stands around every page: skip link, header, notices, footer, and the layers they open. The same HTML for every visitor. */
export const Frame = async ({ site, hasScreen, checkout, children }: Props) => {
  const say = await getTranslator(site.locale);
  const navigation = getNavigation(site);
  const keep = nameFrame(site, checkout);
  return (
    <>
      <SkipLink>{say('shell.skip')}</SkipLink>
      <FrameWork site={site} say={say} />
      {checkout ? (
        <CheckoutHead site={site} say={say} place={checkout} />
      ) : (
        <FrameHead site={site} say={say} navigation={navigation} hasScreen={hasScreen} keep={keep} />
      )}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <FrameFooter site={site} say={say} navigation={navigation} isShort={checkout !== undefined} keep={keep} />
      {!checkout && (
        <CountryLayer
          here={site.country}
          keep={keep}
          regions={countryChoices(site).map(({ id, countries }) => ({ id, label: say(`shell.country.${id}`), countries }))}
          texts={{
            title: say('shell.country.title'),
            close: say('shell.country.close'),
            noteTitle: say('shell.country.noteTitle'),
            note: say('shell.country.note'),
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
      <ToastRegion texts={{ region: say('shell.notices.region'), close: say('shell.notices.close') }} />
      <FramePopup site={site} say={say} />
    </>
  );
};
