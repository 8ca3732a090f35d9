import { alternatesOf, type FoundContentPage, findPicture } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { Head } from '../head/head.tsx';
import { PageFactsMeta } from '../head/page-facts.tsx';

type PageHeadProps = {
  site: Site;
  found: FoundContentPage /** A list narrowed by its visitor is not indexed; its canonical address is the whole list. @default false */;
  isFiltered?: boolean;
};

/** The head of a page from content (S-01), and what it tells analytics. */
export const PageHead = ({ site, found, isFiltered = false }: PageHeadProps) => {
  const { file, texts, language, canonical } = found;
  return (
    <>
      <Head
        site={site}
        title={texts.title}
        description={texts.description}
        canonical={canonical}
        isIndexed={file.robots === 'index' && !isFiltered}
        alternates={alternatesOf(found)}
        picture={file.image === null ? undefined : findPicture(site, file.image, language)}
        type="website"
      />
      <PageFactsMeta category={file.type} eid={file.pageId} />
    </>
  );
};
