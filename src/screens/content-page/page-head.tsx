import { alternatesOf, type FoundContentPage, findPicture } from '#backend/content/content.ts';
import { Head } from '#server-components/head/head.tsx';
import { PageFactsMeta } from '#server-components/head/page-facts.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';

type PageHeadProps = {
  site: Site;
  found: FoundContentPage;
  /** What its visitor has narrowed or answered is not indexed, and then stands for no other address (two orders at once would be one too many). @default false */
  isFiltered?: boolean;
  /** Of a list that goes on: the page from 2, which has an address and a title of its own. */
  pageNumber?: number | undefined;
};

/** The head of a page from content (S-01), and what it tells analytics. */
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
