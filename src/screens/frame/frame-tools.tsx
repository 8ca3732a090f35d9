import { AccountLink } from '#client/account-access/account-link.tsx';
import { WishlistLink, type WishlistTexts } from '#client/wishlist/wishlist-link.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';

/** Whether one of the shop's own screens exists, by its path. */
export type HasRoute = (path: string) => boolean;

// The names are filled in later, in the browser.
const named = { name: '{{name}}' };

const textsOf = (t: Translate): WishlistTexts => ({
  added: t('wishlist.added', named),
  removed: t('wishlist.removed', named),
  later: t('wishlist.later'),
  sent: t('wishlist.sent'),
  refused: t('wishlist.refused'),
  full: t('wishlist.full'),
});

/** The links to account and wishlist, if the shop has them. */
export const FrameTools = ({ site, t, hasRoute }: { site: Site; t: Translate; hasRoute: HasRoute }) => (
  <>
    {hasRoute(paths.account) && (
      <AccountLink href={pathTo(site, 'account')} label={t('shell.account')} labelLoggedIn={t('shell.accountLoggedIn')} />
    )}
    {hasRoute(paths.wishlist) && <WishlistLink href={pathTo(site, 'wishlist')} label={t('shell.wishlist')} texts={textsOf(t)} />}
  </>
);
