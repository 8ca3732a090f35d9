import { type AnyModuleStory, slugOfModule } from './modules/module-story.ts';

const files = import.meta.glob<AnyModuleStory>('./modules/*.story.ts', { eager: true, import: 'story' });

/** Every module that has examples. Server-only: they are sections of pages. */
export const moduleStories: readonly AnyModuleStory[] = Object.values(files).toSorted((a, b) => a.title.localeCompare(b.title, 'en'));

/** The module's story at `/docs/{slug}`. */
export const findModuleStory = (slug: string): AnyModuleStory | undefined => moduleStories.find(({ uid }) => slugOfModule(uid) === slug);
