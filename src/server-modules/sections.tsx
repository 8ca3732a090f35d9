import { Fragment } from 'react';
import { contentVersion } from '#backend/content/content.ts';
import { logOnce } from '#server-components/log-once.ts';
import { fieldOfSection, type Section } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { PageOfModule } from './module-props.ts';
import { findModule } from './registry.ts';
import { findTitleSection } from './title-section.ts';

type SectionsProps = {
  site: Site;
  sections: readonly Section[] /** The language of the sections. */;
  language: Language;
  page?: PageOfModule;
};

// An example in the documentation is on no page of its own: its links and forms lead back to where it is shown.
const noPage: PageOfModule = { path: '', query: '' };

// Pictures further down are below the fold in any window.
const sectionsNearTop = 2;

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

// The section's own picture, that of a medium, or the first of several.
const hasPicture = (section: Section): boolean => {
  const media = fieldOfSection(section, 'media');
  const hasOwn = ['image', 'images', 'slides'].some((name) => fieldOfSection(section, name) !== undefined);
  return hasOwn || (isObject(media) && 'image' in media);
};

/** One section; an unknown uid, invalid data or a failing module leave a gap and one log line (M-40). */
const renderSection = async ({
  site,
  section,
  language,
  page,
  ...placement
}: {
  site: Site;
  section: Section;
  language: Language;
  page: PageOfModule;
  isPageTitle: boolean;
  hasFirstPicture: boolean;
}) => {
  const { uid, id, data } = section;
  const module = findModule(uid);
  if (!module) {
    logOnce({ message: 'Unknown section', uid, id });
    return null;
  }
  try {
    const cacheKey = JSON.stringify([site.country, site.language, language, contentVersion(), section, placement]);
    return await module({ site, id, language, data, cacheKey, page, ...placement });
  } catch (error) {
    logOnce({ message: 'Section left out', uid, id, language, reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
};

/** The sections of a page in order, each by the module of its uid. One that cannot be shown never breaks the page (M-40). */
export const Sections = async ({ site, sections, language, page = noPage }: SectionsProps) => {
  const title = findTitleSection(sections);
  const first = sections.slice(0, sectionsNearTop).find(hasPicture);
  const shown = await Promise.all(
    sections.map(async (section) => ({
      id: section.id,
      node: await renderSection({
        site,
        section,
        language,
        page,
        isPageTitle: section.id === title,
        hasFirstPicture: section === first,
      }),
    })),
  );
  return shown.map(({ id, node }) => <Fragment key={id}>{node}</Fragment>);
};
