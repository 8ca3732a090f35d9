import { resolveLink } from '#backend/content/content.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { ContentCard } from '#client/primitives/card/content-card.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { showPicture } from '#server-components/pictures/shown-pictures.ts';
import { columnsOf } from '#server-components/product-card/columns.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { TopicBoardData } from './topic-board.schema.ts';

/**
 * M-14: themes as tiles whose rows align; on phones they slide sideways. The picture is hidden from assistive technology: the headline says
 * it.
 */
export const TopicBoard = ({ site, id, language, data, cacheKey }: ModuleProps<TopicBoardData>) => {
  const columns = columnsOf(data.topics.length);
  const cards = data.topics.map((topic, index) => {
    const shown = showPicture(site, topic.image, language);
    return {
      id: `${index}-${topic.headline}`,
      card: (
        <ContentCard
          href={resolveLink(site, topic.link).href}
          headline={topic.headline}
          text={topic.text ?? undefined}
          picture={shown?.picture}
          fit={shown?.fit ?? 'cover'}
          sizes={`(width >= 1194px) ${Math.round(100 / columns)}vw, (width >= 834px) 50vw, 82vw`}
          ratio={columns < 4 ? '4/3' : '1/1'}
        />
      ),
    };
  });
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
      <HeadRow headline={data.headline}>{data.button === null ? null : <MoreLink site={site} button={data.button} />}</HeadRow>
      <CardGrid cards={cards} columns={columns} rows={3} layout="row" />
    </SectionFrame>
  );
};
