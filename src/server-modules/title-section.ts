import { fieldOfSection, type Section } from '#shared/content/page-file.ts';

const titled: ReadonlySet<string> = new Set(['section-intro', 'planner', 'spare-parts', 'product-registration']);

/**
 * The id of the section whose headline is the page's h1: an intro, or a module that can stand for the page, marked as title, else the first
 * stage; undefined where the page must render its own.
 */
export const findTitleSection = (sections: readonly Section[]): string | undefined => {
  const intro = sections.find((one) => titled.has(one.uid) && fieldOfSection(one, 'isPageTitle') === true);
  return (intro ?? sections.find(({ uid }) => uid === 'stage-slider'))?.id;
};
