import { getCountry } from '#backend/content/content.ts';
import { CaptchaField } from '#client/captcha/captcha-field.tsx';
import { FindOrderForm } from '#client/return/find-order-form.tsx';
import { Lead } from '#client/return/lead.tsx';
import { OpenStatementForm } from '#client/return/open-statement-form.tsx';
import { captchaOf } from '#server-components/captcha/captcha-of.tsx';
import type { ReturnDesk } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { CookiesNotice } from '../access/cookies-notice.tsx';
import { ReturnScreen, returnTitle } from './return-screen.tsx';

type Props = {
  site: Site;
  orderId?: string | undefined;
  desk?: Pick<ReturnDesk, 'draft'>;
  contact?: { name: string; email: string } | undefined;
  /** What stands for a captcha where none is solved, in a personal document. */
  ticket?: string | undefined;
  /** In such a document: whether the browser has sent cookies. */
  hasSent?: boolean | undefined;
};

const lost = ['returns.refused.notFound', 'returns.refused.tooMany'];

/** Looked for in vain, or told already without an order: where the law gives the right, it can be used all the same (Y-01). */
const isLost = ({ country }: Site, { draft }: Pick<ReturnDesk, 'draft'>): boolean =>
  getCountry(country).withdrawalDays !== null &&
  draft !== null &&
  ('content' in draft.fields || draft.problems.some(({ messageKey }) => lost.includes(messageKey)));

/** Looked for unusually often: the search itself asks for a captcha, without one it finds nothing. */
const asksCaptcha = ({ draft }: Pick<ReturnDesk, 'draft'>): boolean =>
  draft !== null && !('content' in draft.fields) && draft.problems.some(({ messageKey }) => messageKey.startsWith('general.captcha.'));

/** The way in: nothing in it is personal but what a refused form held and, in their own document, who is logged in. The order's number may come with the path. */
export const FindOrderScreen = ({ site, orderId, desk = { draft: null }, contact, ticket, hasSent }: Props) => (
  <ReturnScreen site={site} step="state">
    {(t) => ({
      title: returnTitle(site, t),
      content: (
        <>
          <Lead>{t('returns.lead')}</Lead>
          <CookiesNotice site={site} hasSent={hasSent} />
          <FindOrderForm desk={desk} orderId={orderId} contact={contact} country={site.country} t={t}>
            {asksCaptcha(desk) && <CaptchaField {...captchaOf(site, t)} ticket={ticket} off={t('general.captcha.off')} />}
          </FindOrderForm>
          {isLost(site, desk) && (
            <OpenStatementForm desk={desk} t={t}>
              <CaptchaField {...captchaOf(site, t)} ticket={ticket} off={t('general.captcha.off')} />
            </OpenStatementForm>
          )}
        </>
      ),
    })}
  </ReturnScreen>
);
