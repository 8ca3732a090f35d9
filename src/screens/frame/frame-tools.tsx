import { AccountLink } from '#client/account-access/account-link.tsx';
import { WishlistLink, type WishTexts } from '#client/wishlist/wishlist-link.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';

/** Whether one of the shop's own screens is there, by its path. */
export type HasScreen = (path: string) => boolean;

// The names are put in later, in the browser.
const named = { name: '{{name}}' };

const textsOf = (say: Translate): WishTexts => ({
  added: say('wishlist.added', named),
  removed: say('wishlist.removed', named),
  later: say('wishlist.later'),
  sent: say('wishlist.sent'),
  refused: say('wishlist.refused'),
  full: say('wishlist.full'),
});

/** The ways to account and wishlist, as far as the shop has them. */
export const FrameTools = ({ site, say, hasScreen }: { site: Site; say: Translate; hasScreen: HasScreen }) => (
  <>
    {hasScreen(paths.account) && (
      <AccountLink href={pathTo(site, 'account')} label={say('shell.account')} labelLoggedIn={say('shell.accountLoggedIn')} />
    )}
    {hasScreen(paths.wishlist) && <WishlistLink href={pathTo(site, 'wishlist')} label={say('shell.wishlist')} texts={textsOf(say)} />}
  </>
);
