import { DownloadList } from '#server-modules/text-infobox/download-list.tsx';
import { presentDownloads } from '#server-modules/text-infobox/downloads.ts';
import { allOf, HitSection, type HitsProps } from './hit-section.tsx';

/** Product files that were found: data sheets, facts, templates. */
export const DocumentHits = (props: HitsProps) => {
  const { site, t, answer, limit } = props;
  const shown = answer.documents.slice(0, limit);
  return (
    <HitSection title={t('product.downloads')} all={allOf(props, answer.documents.length)}>
      <DownloadList
        downloads={presentDownloads(
          shown.map(({ product, label, href }) => ({
            label: t('general.fault', { name: product, message: label }),
            url: href,
            bytes: null,
          })),
          site.locale,
        )}
      />
    </HitSection>
  );
};
