import type { FoundContentPage } from '#backend/content/content.ts';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { OrganizationData } from '#server-components/head/organization-data.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Sections } from '#server-modules/sections.tsx';
import { findTitleSection } from '#server-modules/title-section.ts';
import { queryNamesOfSections } from '#shared/content/section-queries.ts';
import type { Site } from '#shared/country/site.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

/** A page built by editors: its head, breadcrumbs and sections. */
export const ContentPage = ({ site, found, query }: { site: Site; found: FoundContentPage; query: string }) => {
  const { texts, language, breadcrumbs, file, path } = found;
  const isAnswered = new URLSearchParams(query).size > 0 && queryNamesOfSections(texts.sections).length > 0;
  return (
    <>
      <PageHead site={site} found={found} isFiltered={isAnswered} />
      {file.type === 'home' ? <OrganizationData site={site} /> : <Breadcrumbs site={site} steps={breadcrumbs} />}
      {findTitleSection(texts.sections) === undefined ? <PageTitle title={texts.label} lang={langOf(language, site.language)} /> : null}
      <Sections site={site} sections={texts.sections} language={language} page={{ path, query }} />
    </>
  );
};
