import { findPageById } from '#backend/content/content.ts';
import { LetterFrame } from '#client/account/letter-frame.tsx';
import { BreadcrumbTrail } from '#client/primitives/breadcrumbs/breadcrumb-trail.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { RegisteredProduct } from '#shared/contract/registered-product.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { BeforePurchase } from './before-purchase.tsx';
import styles from './product-registration.module.css';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationHead, RegistrationLayout } from './registration-layout.tsx';

type Props = {
  site: Site;
  /** The registration, made in this browser just now or opened from the mail. */
  registered: (RegisteredProduct & { email: string; holder: string; isConfirmed: boolean }) | undefined;
  /** The form that was rejected. */
  draft: { fields: Record<string, string>; problems: readonly FieldProblem[] } | undefined;
  /** The parameters of the link in the mail. */
  link: { id: string; key: string } | undefined;
  /** Whether somebody is logged in: the registration then appears in the account. */
  isLoggedIn: boolean;
  /** What the link of the mail has just done. */
  done: 'CONFIRMED' | 'FORGOTTEN' | undefined;
  /** Replaces a captcha where none is solved. */
  ticket: string;
};

/** The result of a registration: done, rejected with everything typed, confirmed, or revoked. A personal document, never cached. */
export const RegistrationScreen = async ({ site, registered, draft, link, isLoggedIn, done, ticket }: Props) => {
  const t = await getTranslator(site.locale);
  const title = t('guarantee.title');
  const steps = (findPageById(site, 'product-registration')?.breadcrumbs ?? []).map(({ label, href, language }) => ({
    ...{ label, href },
    lang: langOf(language, site.language),
  }));
  const isMailLink = done !== undefined || (link !== undefined && !registered);
  const doneTitles = { CONFIRMED: t('guarantee.confirmed'), FORGOTTEN: t('guarantee.forgotten') };
  return (
    <>
      <ShopHead site={site} title={title} description={t('guarantee.rights')} path={pathTo(site, 'productRegistration')} />
      {isMailLink ? (
        <LetterFrame
          title={done ? doneTitles[done] : title}
          text={done === 'CONFIRMED' ? undefined : t('guarantee.stillHolds')}
          error={done ? undefined : t('account.refused.link')}
        >
          <ButtonLink href={steps.at(-1)?.href ?? site.root}>{title}</ButtonLink>
        </LetterFrame>
      ) : (
        <div className={`wrap ${styles['screen']}`}>
          <BreadcrumbTrail steps={steps} label={t('content.breadcrumbs')} moreLabel={t('content.breadcrumbsMore')} />
          {registered ? (
            <RegistrationDone site={site} t={t} registered={registered} link={link} isLoggedIn={isLoggedIn} />
          ) : (
            <>
              <RegistrationHead headline={title} isPageTitle>
                <p>{t('guarantee.rights')}</p>
              </RegistrationHead>
              <RegistrationLayout aside={<BeforePurchase site={site} t={t} />}>
                <RegistrationForm site={site} t={t} fields={draft?.fields ?? {}} problems={draft?.problems ?? []} ticket={ticket} />
              </RegistrationLayout>
            </>
          )}
        </div>
      )}
    </>
  );
};
