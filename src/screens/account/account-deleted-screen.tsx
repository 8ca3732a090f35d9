import { DeletedContainer } from '#client/account/deleted-container.tsx';
import { DeletedView } from '#client/account/deleted-view.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

type Props = {
  site: Site;
  /** Set by a personal document; without it the screen is the same for everybody, and asks the server. */
  hasDeleted?: boolean;
};

/** Shown after an account is deleted: thanks only where a deletion has just happened. */
export const AccountDeletedScreen = async ({ site, hasDeleted }: Props) => {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  const path = 'account/delete-confirmation';
  return (
    <>
      <ShopHead
        site={site}
        title={t('account.title')}
        description={t('account.description')}
        path={hrefTo(site, path)}
        {...(hasDeleted === undefined && { noScriptHref: hrefTo(site, `plain/${path}`) })}
      />
      {hasDeleted === undefined ? (
        <DeletedContainer site={site} messages={pickMessages(messages, ['account'])} />
      ) : (
        <DeletedView hasDeleted={hasDeleted} site={site} t={t} />
      )}
    </>
  );
};
