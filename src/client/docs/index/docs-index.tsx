import { entries } from '#stories/entries.ts';
import { DocsScreen } from '../docs-screen.tsx';
import { navigationGroups } from '../navigation-groups.ts';
import { DocsSearch, type SearchGroup } from './docs-search.tsx';

// The terms that find a page besides its title and summary.
const wordsOf = (href: string): string => {
  const entry = entries.find(({ slug }) => href === `/docs/${slug}`);
  const props = entry?.sources.flatMap((source) => [source.name, ...source.props.map(({ name }) => name)]) ?? [];
  return [...new Set([...props, ...(entry?.tokens ?? [])])].join(' ');
};

const groups: readonly SearchGroup[] = navigationGroups.map(({ title, links }) => ({
  title,
  links: links.map((link) => ({ ...link, words: wordsOf(link.href) })),
}));

/** All pages with their purpose, and a search over them. */
export const DocsIndex = () => (
  <DocsScreen address="/docs" title="Components" summary="The components of the shop. The tests and snapshots use the same examples.">
    <DocsSearch groups={groups} />
  </DocsScreen>
);
