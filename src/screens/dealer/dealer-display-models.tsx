import { CardRow } from '#server-components/product-card/card-row.tsx';
import type { ProductTile } from '#shared/contract/product.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import type { DealerPartProps } from './dealer-part.ts';
import { DealerSection } from './dealer-section.tsx';

/** The models on display at a dealer, and the date of that information. */
export const DealerDisplayModels = ({ site, t, dealer, tiles }: DealerPartProps & { tiles: readonly ProductTile[] }) => (
  <DealerSection
    id="shows"
    title={t('dealer.shown')}
    note={
      dealer.shownOn === null ? undefined : (
        <p>
          {t('dealer.shownOn', {
            date: dateFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dealer.shownOn)),
          })}
        </p>
      )
    }
  >
    <CardRow site={site} tiles={tiles} />
  </DealerSection>
);
