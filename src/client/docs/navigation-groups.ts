import { entries } from '#stories/entries.ts';
import { storyGroups } from '#stories/story.ts';
import { foundations } from './foundations/foundations.ts';
import { guidePages } from './guide/guide-pages.ts';

type NavigationLink = { href: string; title: string; summary: string };
type NavigationGroup = { title: string; links: readonly NavigationLink[] };

const linksOf = (group: string): NavigationLink[] =>
  entries.filter((entry) => entry.group === group).map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary }));

const ofStories = storyGroups
  .map((title) => ({ title, links: [...(title === 'Foundations' ? foundations : []), ...linksOf(title)] }))
  .filter(({ links }) => links.length > 0);

/** Every page of the documentation by group; the foundations start with the token pages. */
export const navigationGroups: readonly NavigationGroup[] = [{ title: 'Guide', links: Object.values(guidePages) }, ...ofStories];
