import type { ReactNode } from 'react';
import { getNavigation, type Navigation, pathOfPage } from '#backend/content/content.ts';
import { CartLink } from '#client/cart/cart-link.tsx';
import { CartOverlayHost } from '#client/cart/cart-overlay-host.tsx';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { HeaderSearch } from '#client/search/header-search.tsx';
import { CountryLayer } from '#client/shell/country-layer.tsx';
import { FrameBehaviour } from '#client/shell/frame-behaviour.tsx';
import { Header } from '#client/shell/header.tsx';
import { MobileNavigation } from '#client/shell/mobile-navigation.tsx';
import { contentId, SkipLink } from '#client/shell/skip-link.tsx';
import { ToastRegion } from '#client/shell/toast-region.tsx';
import type { TopLineLink } from '#client/shell/top-line.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';
import { langOf } from '../language-attribute.ts';
import { leastCharacters } from '../search-results/term.ts';
import { getTranslator } from '../translator.ts';
import { countryChoices, countryName } from './country-choices.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FramePopup } from './frame-popup.tsx';
import { FrameTools, type HasScreen } from './frame-tools.tsx';
import { linksOf, presentMenu } from './menu.ts';

/** Dealers and help, where the country has them. */
const topLinks = ({ special }: Navigation, say: Translate): TopLineLink[] => [
  ...(special.partner === null ? [] : [{ href: special.partner, label: say('shell.dealers'), icon: 'pin' } as const]),
  ...(special.contact === null ? [] : [{ href: special.contact, label: say('shell.contact') }]),
];

const regionTexts = (site: Site, say: Translate) =>
  countryChoices(site).map(({ id, countries }) => ({ id, label: say(`shell.country.${id}`), countries }));

/** What stands around every page: skip link, header, notices, footer, and the layers they open. The same HTML for every visitor. */
export const Frame = async ({ site, hasScreen, children }: { site: Site; hasScreen: HasScreen; children: ReactNode }) => {
  const say = await getTranslator(site.language);
  const navigation = getNavigation(site);
  const lang = langOf(navigation.language, site.language);
  const entries = presentMenu({ site, say, language: navigation.language }, navigation.main);
  const country = countryName(site.country, site.language);
  const chooseCountry = say('shell.country.choose');
  const home = say('shell.home');
  return (
    <>
      <SkipLink>{say('shell.skip')}</SkipLink>
      <Header
        homeHref={site.root}
        lang={lang}
        entries={entries}
        links={topLinks(navigation, say)}
        texts={{
          home,
          top: say('shell.top'),
          navigation: say('shell.navigation'),
          openMenu: say('shell.menu.open'),
          promise: navigation.promise,
          continuing: say('shell.menu.continuing'),
          country,
          chooseCountry,
        }}
        search={
          <HeaderSearch
            path={pathTo(site, 'search')}
            leastCharacters={leastCharacters}
            texts={{ label: say('search.title'), submit: say('search.submit') }}
          />
        }
        tools={<FrameTools site={site} say={say} hasScreen={hasScreen} />}
        cart={<CartLink href={pathTo(site, 'cart')} label={say('cart.title')} />}
      />
      <MobileNavigation
        homeHref={site.root}
        lang={lang}
        entries={entries}
        continuing={linksOf(navigation.continuingLinks)}
        account={hasScreen(paths.account) ? { href: pathTo(site, 'account'), label: say('shell.account') } : undefined}
        texts={{
          home,
          menu: say('shell.menu.title'),
          close: say('shell.menu.close'),
          back: say('shell.menu.back'),
          continuing: say('shell.menu.continuing'),
          country,
          chooseCountry,
        }}
      />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <FrameFooter site={site} say={say} navigation={navigation} />
      <CountryLayer
        here={site.country}
        regions={regionTexts(site, say)}
        texts={{
          title: say('shell.country.title'),
          close: say('shell.country.close'),
          noteTitle: say('shell.country.noteTitle'),
          note: say('shell.country.note'),
        }}
      />
      <CartOverlayHost
        site={site}
        countryName={country}
        sinksHref={pathOfPage(site, 'sinks') ?? site.root}
        tapsHref={pathOfPage(site, 'taps') ?? site.root}
      />
      <Announcer />
      <ToastRegion texts={{ region: say('shell.notices.region'), close: say('shell.notices.close') }} />
      <FramePopup site={site} say={say} />
      <FrameBehaviour />
    </>
  );
};
