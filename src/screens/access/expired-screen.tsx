import { ExpiredView } from '#client/account-access/expired-view.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { loginPath } from '#shared/routes/login-path.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { safeRedirectPath } from '#shared/routes/safe-redirect-path.ts';

/** Says that the session has expired, to browsers that found out through a native form or document. */
export const ExpiredScreen = async ({ site, redirect }: { site: Site; redirect: string | undefined }) => {
  const t = await getTranslator(site.locale);
  const back = safeRedirectPath(redirect) ?? site.root;
  return (
    <>
      <ShopHead
        site={site}
        title={t('access.expired.title')}
        description={t('access.expired.text')}
        path={pathTo(site, 'sessionExpired')}
      />
      <ExpiredView loginHref={loginPath(site, back)} guestHref={back} t={t} />
    </>
  );
};
