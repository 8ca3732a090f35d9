import { LetterFrame } from '#client/account/letter-frame.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { ShopHead } from '#server-modules/shop-head/shop-head.tsx';
import { getTranslator } from '#server-modules/translator.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';

/** That an account is gone: the same for everybody, since nobody is logged in any more. */
export const AccountDeletedScreen = async ({ site }: { site: Site }) => {
  const t = await getTranslator(site.language);
  return (
    <>
      <ShopHead
        site={site}
        title={t('account.delete.doneTitle')}
        description={t('account.description')}
        path={hrefTo(site, 'account/delete-confirmation')}
      />
      <LetterFrame title={t('account.delete.doneTitle')} text={t('account.delete.doneText')}>
        <ButtonLink href={site.root}>{t('checkout.success.home')}</ButtonLink>
      </LetterFrame>
    </>
  );
};
