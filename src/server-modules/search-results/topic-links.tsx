import { getNavigation } from '#backend/content/content.ts';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import type { Site } from '#shared/country/site.ts';
import { langOf } from '../language-attribute.ts';

/** The first topics of the navigation, where a search has nothing to show. */
export const TopicLinks = ({ site }: { site: Site }) => {
  const { main, language } = getNavigation(site);
  const lang = langOf(language, site.language);
  const links = main.slice(0, 4).flatMap(({ label, seoRoute }) => (seoRoute === null ? [] : [{ label, href: seoRoute, lang }]));
  return <LinkList links={links} />;
};
