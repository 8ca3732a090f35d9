import { findPageById, getNavigation } from '#backend/content/content.ts';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import type { Site } from '#shared/country/site.ts';

type Props = {
  site: Site;
  /** Whether a contact link is below them. @default false */
  hasContact?: boolean;
};

/** The first topics of the navigation, where a search has nothing to show. */
export const TopicLinks = ({ site, hasContact = false }: Props) => {
  const contact = hasContact ? findPageById(site, 'contact') : undefined;
  const asking = contact ? [{ label: contact.texts.label, href: contact.path, lang: langOf(contact.language, site.language) }] : [];
  const { main, language } = getNavigation(site);
  const lang = langOf(language, site.language);
  const links = main.slice(0, 4).flatMap(({ label, seoRoute }) => (seoRoute === null ? [] : [{ label, href: seoRoute, lang }]));
  return <LinkList links={[...links, ...asking]} />;
};
