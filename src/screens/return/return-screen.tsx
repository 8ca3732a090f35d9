import type { ReactNode } from 'react';
import { getCountry, pathOfPage } from '#backend/content/content.ts';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Steps } from '#client/primitives/track/steps.tsx';
import { RightCard } from '#client/return/right-card.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

type Props = {
  site: Site;
  step: 'state' | 'confirm' | 'done';
  /** The target of the link back to the first step. @default '/returns/edit' */
  editAction?: string;
  /** Its heading and the content below. */
  children: (t: Translate) => { title: string; content: ReactNode };
};

/** The layout of every step of a return: steps, heading, and beside them the legal right in the country. */
export const ReturnScreen = async ({ site, step, editAction = '/returns/edit', children }: Props) => {
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const { withdrawalDays, returnDays } = getCountry(site.country);
  const { title, content } = children(t);
  const href = pathTo(site, 'returnOrder');
  const legal = withdrawalDays === null ? undefined : pathOfPage(site, 'withdrawal');
  const link = legal !== undefined && (
    <TextLink href={legal} variant="action">
      {t('returns.right.read')}
    </TextLink>
  );
  return (
    <>
      <ShopHead site={site} title={title} description={t('returns.lead')} path={href} />
      <CheckoutFrame
        summary={
          <RightCard withdrawalDays={withdrawalDays} returnDays={returnDays} t={t}>
            {link}
          </RightCard>
        }
      >
        {step !== 'done' && (
          <Steps
            label={t('returns.title')}
            current={step}
            steps={(['state', 'confirm'] as const).map((id) => ({ id, name: t(`returns.step.${id}`), href, action: editAction }))}
          />
        )}
        <h1>{title}</h1>
        {content}
      </CheckoutFrame>
    </>
  );
};

/** The title of the first step where the law grants a right of withdrawal, and elsewhere. */
export const returnTitle = (site: Site, t: Translate): string =>
  t(getCountry(site.country).withdrawalDays === null ? 'returns.title' : 'shell.footer.withdraw');
