import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { LetterFrame } from './letter-frame.tsx';

type Props = {
  /** Whether this browser has just deleted its account; undefined until that is known. */
  hasDeleted: boolean | undefined;
  site: Site;
  t: Translate;
};

/** The page after a deletion, which thanks only a visitor who has just deleted their account. */
export const DeletedView = ({ hasDeleted, site, t }: Props) => {
  if (hasDeleted === undefined) return <LetterFrame title={t('account.title')} text={t('account.loading')} />;
  if (!hasDeleted)
    return (
      <LetterFrame title={t('account.delete.noneTitle')} text={t('account.delete.noneText', { section: t('account.menu.security') })}>
        <ButtonLink href={pathTo(site, 'account')}>{t('account.title')}</ButtonLink>
      </LetterFrame>
    );
  return (
    <LetterFrame title={t('account.delete.doneTitle')} text={t('account.delete.doneText')}>
      <ButtonLink href={site.root}>{t('account.delete.home')}</ButtonLink>
    </LetterFrame>
  );
};
