import { getTiles, singleSinks, summariseFamilies } from '#backend/catalogue/catalogue.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { ContentCard } from '#client/primitives/card/content-card.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { columnsOf } from '#server-components/product-card/columns.ts';
import { Results } from '#server-components/product-card/results.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { FamilySummary } from '#shared/catalogue/comparison.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { ModuleProps } from '../module-props.ts';
import type { FamilyCardsData } from './family-cards.schema.ts';

const Families = ({ site, t, families }: { site: Site; t: Translate; families: readonly FamilySummary[] }) => (
  <CardGrid
    columns={columnsOf(families.length)}
    rows={3}
    layout="list"
    cards={families.map(({ family, name, language, url, count, widths, price, picture }) => ({
      id: family,
      card: (
        <ContentCard
          href={url}
          headline={name}
          headlineLang={langOf(language, site.language)}
          text={t('family.card', { sinks: t('list.count.sinks', { count }), widths, price })}
          picture={picture.picture}
          sizes="(width >= 834px) 46vw, 92vw"
          ratio="4/3"
          fit="contain"
        />
      ),
    }))}
  />
);

/** The sinks by family: a card for each, then those of a single size as in their list. Prices change with the catalogue: no `cacheKey`. */
export const FamilyCards = async ({ site, id, language, data }: ModuleProps<FamilyCardsData>) => {
  const families = summariseFamilies(site);
  const tiles = await getTiles(site, singleSinks(site));
  const t = await getTranslator(site.locale);
  const lang = langOf(language, site.language);
  return (
    <>
      {families.length === 0 ? null : (
        <SectionFrame id={id}>
          <HeadRow headline={data.headline} lang={lang} />
          <Families site={site} t={t} families={families} />
        </SectionFrame>
      )}
      {tiles.length === 0 ? null : (
        <SectionFrame id={`${id}-singles`}>
          <HeadRow headline={data.singles} lang={lang} />
          <Results site={site} tiles={tiles} t={t} columns={4} level={3} />
        </SectionFrame>
      )}
    </>
  );
};
