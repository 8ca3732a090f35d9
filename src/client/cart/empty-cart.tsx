import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { EmptyState } from '#client/primitives/empty-state/empty-state.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { EmptySink } from './empty-sink.tsx';

/** An empty cart: message, drawing, and links to the two lists. */
export const EmptyCart = ({ t, sinksHref, tapsHref }: { t: Translate; sinksHref: string; tapsHref: string }) => (
  <EmptyState title={t('cart.empty.title')} text={t('cart.empty.text')} drawing={<EmptySink label={t('cart.pieces', { count: 0 })} />}>
    <ButtonLink href={sinksHref}>{t('cart.empty.sinks')}</ButtonLink>
    <ButtonLink href={tapsHref} variant="line">
      {t('cart.empty.taps')}
    </ButtonLink>
  </EmptyState>
);
