import type { Section } from '#shared/content/page-file.ts';

/** The id of the section whose headline is the page's h1: an intro that says so, else the first stage; undefined where the page must set its own. */
export const findTitleSection = (sections: readonly Section[]): string | undefined => {
  const intro = sections.find(({ uid, data }) => uid === 'section-intro' && data['isPageTitle'] === true);
  return (intro ?? sections.find(({ uid }) => uid === 'stage-slider'))?.id;
};
