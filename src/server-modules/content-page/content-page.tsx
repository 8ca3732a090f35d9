import type { FoundContentPage } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { HouseData } from '../head/house-data.tsx';
import { langOf } from '../language-attribute.ts';
import { Sections } from '../sections.tsx';
import { findTitleSection } from '../title-section.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

/** A page that editors built: its head, the way to it, its sections. */
export const ContentPage = ({ site, found }: { site: Site; found: FoundContentPage }) => {
  const { texts, language, breadcrumbs, file } = found;
  return (
    <>
      <PageHead site={site} found={found} />
      {file.type === 'home' ? <HouseData site={site} /> : <Breadcrumbs site={site} steps={breadcrumbs} />}
      {findTitleSection(texts.sections) === undefined ? <PageTitle title={texts.label} lang={langOf(language, site.language)} /> : null}
      <Sections site={site} sections={texts.sections} language={language} />
    </>
  );
};
