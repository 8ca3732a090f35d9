import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { EmptyState } from '#client/primitives/empty-state/empty-state.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { EmptyCard } from './empty-card.tsx';
import type { WishlistLabels } from './wishlist-labels.ts';

type Props = { t: Translate; labels: Pick<WishlistLabels, 'sinks' | 'taps'>; sinksHref: string; tapsHref: string };

/** An empty wishlist: message, a drawing that shows the wishlist button, and links to the two lists. */
export const EmptyWishlist = ({ t, labels, sinksHref, tapsHref }: Props) => (
  <EmptyState title={t('wishlist.empty.title')} text={t('wishlist.empty.text')} drawing={<EmptyCard />}>
    <ButtonLink href={sinksHref}>{labels.sinks}</ButtonLink>
    <ButtonLink href={tapsHref} variant="line">
      {labels.taps}
    </ButtonLink>
  </EmptyState>
);
