import { alternatesOf, type FoundContentPage, findPicture } from '#backend/content/content.ts';
import { Head } from '#server-components/head/head.tsx';
import { PageFactsMeta } from '#server-components/head/page-facts.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';

type PageHeadProps = {
  site: Site;
  found: FoundContentPage;
  /**
   * A page with filters or answers is not indexed, and then has no canonical address (noindex and canonical would contradict each other).
   * @default false
   */
  isFiltered?: boolean;
  /** The page number of a list from 2 on, which has its own address and title. */
  pageNumber?: number | undefined;
};

/** The head of a page from content (S-01), and its analytics facts. */
export const PageHead = async ({ site, found, isFiltered = false, pageNumber }: PageHeadProps) => {
  const { file, texts, language, canonical } = found;
  const t = await getTranslator(site.locale);
  const own = pageNumber === undefined ? canonical : `${canonical}?page=${pageNumber}`;
  return (
    <>
      <Head
        site={site}
        title={pageNumber === undefined ? texts.title : t('list.titleOfPage', { title: texts.title, page: pageNumber })}
        description={texts.description}
        canonical={isFiltered ? undefined : own}
        isIndexed={file.robots === 'index' && !isFiltered}
        alternates={alternatesOf(found)}
        isAlone={pageNumber !== undefined}
        picture={file.image === null ? undefined : findPicture(site, file.image, language)}
        type="website"
      />
      <PageFactsMeta category={file.type} eid={file.pageId} />
    </>
  );
};
