import { LetterFrame } from '#client/account/letter-frame.tsx';
import { CaptchaField } from '#client/captcha/captcha-field.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { NewsletterForm } from './newsletter-form.tsx';

type Props = {
  site: Site;
  /** The result of the newsletter form: done, or rejected with its errors and the field as typed. */
  draft: { isDone: boolean; fields: Record<string, string>; problems: readonly FieldProblem[] };
  /** Replaces a captcha where none is solved. */
  ticket: string;
};

/** The result of subscribing to the newsletter: a mail is on its way, or the field with its error. */
export const NewsletterRequestedScreen = async ({ site, draft: { isDone, fields, problems }, ticket }: Props) => {
  const t = await getTranslator(site.locale);
  const fieldProblem = problems.find(({ field }) => field === 'email');
  const formProblem = isDone || fieldProblem ? undefined : problems[0];
  const errorText = (problem: FieldProblem | undefined): string | undefined => problem && t(problem.messageKey as MessageKey);
  return (
    <>
      <ShopHead
        site={site}
        title={t('account.security.newsletter')}
        description={t('account.description')}
        path={pathTo(site, 'newsletter')}
      />
      <LetterFrame
        title={isDone ? t('account.newsletter.asked') : t('account.security.newsletter')}
        text={isDone ? t('account.done.newsletter') : undefined}
        error={errorText(formProblem)}
      >
        {isDone ? (
          <ButtonLink href={site.root}>{t('checkout.success.home')}</ButtonLink>
        ) : (
          <NewsletterForm
            site={site}
            t={t}
            id="email"
            email={fields['email']}
            error={errorText(fieldProblem)}
            captcha={<CaptchaField {...captchaProps(site, t)} ticket={ticket} off={t('general.captcha.off')} />}
          />
        )}
      </LetterFrame>
    </>
  );
};
