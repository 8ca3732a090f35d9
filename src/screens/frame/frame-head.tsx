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
import { FrameTools, type HasScreen } from './frame-tools.tsx';
import { linksOf, presentMenu } from './menu.ts';

type Props = { site: Site; say: Translate; navigation: Navigation; hasScreen: HasScreen /** Names the frame. */; keep: string };

/** Dealers, and help where the country has it. */
const topLinks = (site: Site, { special }: Navigation, say: Translate): TopLineLink[] => [
  { href: pathTo(site, 'dealer'), label: say('shell.dealers'), icon: 'pin' },
  ...(special.contact === null ? [] : [{ href: special.contact, label: say('shell.contact') }]),
];

/** The header of every page where one looks around, and the layer that holds its menu on narrow screens. */
export const FrameHead = ({ site, say, navigation, hasScreen, keep }: Props) => {
  const lang = langOf(navigation.language, site.language);
  const entries = presentMenu({ site, say, language: navigation.language }, navigation.main);
  const home = say('shell.home');
  const continuing = say('shell.menu.continuing');
  const countryTexts = { country: countryName(site.country, site.language), chooseCountry: say('shell.country.choose') };
  return (
    <>
      <Header
        keep={keep}
        homeHref={site.root}
        lang={lang}
        entries={entries}
        links={topLinks(site, navigation, say)}
        texts={{
          ...countryTexts,
          home,
          continuing,
          top: say('shell.top'),
          navigation: say('shell.navigation'),
          openMenu: say('shell.menu.open'),
          promise: navigation.promise,
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
        keep={keep}
        homeHref={site.root}
        lang={lang}
        entries={entries}
        continuing={linksOf(navigation.continuingLinks)}
        account={hasScreen(paths.account) ? { href: pathTo(site, 'account'), label: say('shell.account') } : undefined}
        texts={{
          ...countryTexts,
          home,
          continuing,
          menu: say('shell.menu.title'),
          close: say('shell.menu.close'),
          back: say('shell.menu.back'),
        }}
      />
    </>
  );
};
