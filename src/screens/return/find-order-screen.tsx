import { getCountry } from '#backend/content/content.ts';
import { CaptchaField } from '#client/captcha/captcha-field.tsx';
import { FindOrderForm } from '#client/return/find-order-form.tsx';
import { Lead } from '#client/return/lead.tsx';
import { OpenStatementForm } from '#client/return/open-statement-form.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { CookiesNotice } from '../access/cookies-notice.tsx';
import { ReturnScreen, returnTitle } from './return-screen.tsx';

type Props = {
  site: Site;
  orderId?: string | undefined;
  returnSession?: Pick<ReturnSession, 'draft'>;
  contact?: { name: string; email: string } | undefined;
  /** Replaces a captcha where none is solved, in a personal document. */
  ticket?: string | undefined;
  /** In such a document: whether the browser has sent cookies. */
  hasSent?: boolean | undefined;
};

const notFoundKeys = ['returns.refused.notFound', 'returns.refused.tooMany'];

/**
 * The order was not found, or the withdrawal was stated without one: where the law grants the right, it can be used all the same (Y-01).
 */
const cannotFindOrder = ({ country }: Site, { draft }: Pick<ReturnSession, 'draft'>): boolean =>
  getCountry(country).withdrawalDays !== null &&
  draft !== null &&
  ('content' in draft.fields || draft.problems.some(({ messageKey }) => notFoundKeys.includes(messageKey)));

/** After unusually many searches, the search itself requires a captcha; without one it finds nothing. */
const asksCaptcha = ({ draft }: Pick<ReturnSession, 'draft'>): boolean =>
  draft !== null && !('content' in draft.fields) && draft.problems.some(({ messageKey }) => messageKey.startsWith('general.captcha.'));

/**
 * The first step: nothing in it is personal except a rejected form and, in a personal document, who is logged in. The order number may come
 * from the path.
 */
export const FindOrderScreen = ({ site, orderId, returnSession = { draft: null }, contact, ticket, hasSent }: Props) => (
  <ReturnScreen site={site} step="state">
    {(t) => ({
      title: returnTitle(site, t),
      content: (
        <>
          <Lead>{t('returns.lead')}</Lead>
          <CookiesNotice site={site} hasSent={hasSent} />
          <FindOrderForm returnSession={returnSession} orderId={orderId} contact={contact} country={site.country} t={t}>
            {asksCaptcha(returnSession) && <CaptchaField {...captchaProps(site, t)} ticket={ticket} off={t('general.captcha.off')} />}
          </FindOrderForm>
          {cannotFindOrder(site, returnSession) && (
            <OpenStatementForm returnSession={returnSession} t={t}>
              <CaptchaField {...captchaProps(site, t)} ticket={ticket} off={t('general.captcha.off')} />
            </OpenStatementForm>
          )}
        </>
      ),
    })}
  </ReturnScreen>
);
