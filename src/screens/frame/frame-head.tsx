import type { Navigation } from '#backend/content/content.ts';
import { CartLink } from '#client/cart/cart-link.tsx';
import { HeaderSearch } from '#client/search/header-search.tsx';
import { Header } from '#client/shell/header.tsx';
import { MobileNavigation } from '#client/shell/mobile-navigation.tsx';
import type { TopLineLink } from '#client/shell/top-line.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { leastCharacters } from '#server-components/search-term/term.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';
import { FrameTools, type HasRoute } from './frame-tools.tsx';
import { linksOf, presentMenu } from './menu.ts';

type Props = { site: Site; t: Translate; navigation: Navigation; hasRoute: HasRoute /** Identifies the layout. */; cacheKey: string };

/** Dealers, and help where the country has it. */
const topLinks = (site: Site, { special }: Navigation, t: Translate): TopLineLink[] => [
  { href: pathTo(site, 'dealer'), label: t('shell.dealers'), icon: 'pin' },
  ...(special.contact === null ? [] : [{ href: special.contact, label: t('shell.contact') }]),
];

/** The header of every page outside the checkout, and the overlay with its menu on narrow screens. */
export const FrameHead = ({ site, t, navigation, hasRoute, cacheKey }: Props) => {
  const lang = langOf(navigation.language, site.language);
  const entries = presentMenu({ site, t, language: navigation.language }, navigation.main);
  const home = t('shell.home');
  const continuing = t('shell.menu.continuing');
  const countryTexts = { country: countryName(site.country, site.language), chooseCountry: t('shell.country.choose') };
  return (
    <>
      <Header
        cacheKey={cacheKey}
        homeHref={site.root}
        lang={lang}
        entries={entries}
        links={topLinks(site, navigation, t)}
        texts={{
          ...countryTexts,
          home,
          continuing,
          top: t('shell.top'),
          navigation: t('shell.navigation'),
          openMenu: t('shell.menu.open'),
          promise: navigation.promise,
        }}
        search={
          <HeaderSearch
            path={pathTo(site, 'search')}
            leastCharacters={leastCharacters}
            texts={{ label: t('search.title'), submit: t('search.submit') }}
          />
        }
        tools={<FrameTools site={site} t={t} hasRoute={hasRoute} />}
        cart={<CartLink href={pathTo(site, 'cart')} label={t('cart.title')} />}
      />
      <MobileNavigation
        cacheKey={cacheKey}
        homeHref={site.root}
        lang={lang}
        entries={entries}
        continuing={linksOf(navigation.continuingLinks)}
        account={hasRoute(paths.account) ? { href: pathTo(site, 'account'), label: t('shell.account') } : undefined}
        texts={{
          ...countryTexts,
          home,
          continuing,
          menu: t('shell.menu.title'),
          close: t('shell.menu.close'),
          back: t('shell.menu.back'),
        }}
      />
    </>
  );
};
