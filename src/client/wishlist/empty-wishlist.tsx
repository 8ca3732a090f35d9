import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { EmptyState } from '#client/primitives/empty-state/empty-state.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { EmptyCard } from './empty-card.tsx';
import type { WishlistLabels } from './wishlist-labels.ts';

type Props = { t: Translate; labels: Pick<WishlistLabels, 'sinks' | 'taps'>; sinksHref: string; tapsHref: string };

/** A wishlist with nothing on it: says so, shows where the heart is, and leads to the two lists. */
export const EmptyWishlist = ({ t, labels, sinksHref, tapsHref }: Props) => (
  <EmptyState title={t('wishlist.empty.title')} text={t('wishlist.empty.text')} drawing={<EmptyCard />}>
    <ButtonLink href={sinksHref}>{labels.sinks}</ButtonLink>
    <ButtonLink href={tapsHref} variant="line">
      {labels.taps}
    </ButtonLink>
  </EmptyState>
);
