import { storyEntries } from '../stories/index.ts';
import { moduleOfSlug } from '../stories/modules/module-story.ts';
import { documentation, layers, type Screen, screens } from '../tests/support/browser/screens.ts';
import { allModes, everydayModes, type Mode, strainedModes } from './modes.ts';

/** Every page, and the overlays above pages. */
export const shotScreens: readonly Screen[] = [...screens, ...documentation, ...layers];

/** The name of an example's picture in a mode: `stories/button/solid/390-light`. */
export const nameOfExample = (slug: string, variant: string, mode: Mode): string => `stories/${slug}/${variant}/${mode.name}`;

/** The name of a page's picture in a mode: `screens/home/390-light`. */
export const nameOfScreen = (screen: Screen, mode: Mode): string => `screens/${screen.name}/${mode.name}`;

// Components with columns or other line lengths between phone and desktop.
const hasMiddle = new Set(['card', 'carousel', 'gallery-carousel', 'grid', 'list', 'rows', 'tech-demo', 'track', 'typography']);

/** The modes for examples of a component: everyday and strained. */
export const modesOfExample = (slug: string): readonly Mode[] =>
  hasMiddle.has(slug) || moduleOfSlug(slug) !== undefined ? allModes : [...everydayModes, ...strainedModes];

/** The modes for a page: the main page types are also strained. */
export const modesOfScreen = (screen: Screen): readonly Mode[] => (screen.isStrained ? allModes : everydayModes);

const photographedIn = { german: ['390-light', '390-dark', '834-light', '1440-light'], other: ['390-light'] };

/**
 * Whether only the layout is shot, without photographs: they are the same in every mode and would be most of the bytes, so they are shot
 * where they are placed differently. In an overlay the browser picks among the sizes that the page below happens to have loaded.
 */
export const isLayoutOnly = ({ language, opens }: Screen, mode: Mode): boolean =>
  opens !== undefined || !photographedIn[language === 'de' ? 'german' : 'other'].includes(mode.name);

/** The stories whose examples are shot. */
export const shotStories = storyEntries.filter(({ isEmptyAtFirst }) => !isEmptyAtFirst);

/** Pictures that are reviewed together: a component or a page. `tag` marks the test that shoots them. */
export type Subject = { id: string; tag: string; title: string; kind: 'component' | 'page'; pictures: readonly string[] };

/** Every picture that the rig shoots, by component and page. */
export const listSubjects = (): Subject[] => [
  ...shotStories.map(
    ({ slug, title, variants }): Subject => ({
      id: `stories/${slug}`,
      tag: `@story:${slug}`,
      title,
      kind: 'component',
      pictures: variants.flatMap(({ id }) => modesOfExample(slug).map((mode) => nameOfExample(slug, id, mode))),
    }),
  ),
  ...shotScreens.map(
    (screen): Subject => ({
      id: `screens/${screen.name}`,
      tag: `@screen:${screen.name}`,
      title: screen.name,
      kind: 'page',
      pictures: modesOfScreen(screen).map((mode) => nameOfScreen(screen, mode)),
    }),
  ),
];
