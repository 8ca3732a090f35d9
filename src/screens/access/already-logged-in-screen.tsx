import { AlreadyView } from '#client/account-access/already-view.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { safeRedirectPath } from '#shared/routes/safe-redirect-path.ts';

/** Says without script that somebody is already logged in; the link leads back to where they came from, or to the account. */
export const AlreadyLoggedInScreen = async ({ site, redirect }: { site: Site; redirect?: string | undefined }) => {
  const t = await getTranslator(site.locale);
  const back = (
    <ButtonLink href={safeRedirectPath(redirect) ?? pathTo(site, 'account')} variant="line" isBlock>
      {t('access.already.back')}
    </ButtonLink>
  );
  return (
    <>
      <ShopHead site={site} title={t('access.already.title')} description={t('access.already.text')} path={pathTo(site, 'login')} />
      <AlreadyView homeHref={site.root} back={back} t={t} />
    </>
  );
};
