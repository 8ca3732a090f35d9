import { findSite, type Site } from '#shared/country/site.ts';
import { findModuleStory } from '#stories/modules.ts';
import { Sections } from './sections.tsx';

type ModuleExampleProps = {
  site: Site /** Slug of its story, `module-quote`. */;
  slug: string /** Id of one of its examples. */;
  variant: string;
};

/** One example of a module's story as a page would show it (T-05). */
export const ModuleExample = ({ site, slug, variant }: ModuleExampleProps) => {
  const story = findModuleStory(slug);
  const example = story?.variants.find(({ id }) => id === variant);
  if (!story || !example) return null;
  const language = example.language ?? 'en';
  // A country that does not speak the example's language would add prices and product names in its own: such an example uses Britain's
  // site.
  const spoken = findSite(site.country, language) ?? findSite('gb', language) ?? site;
  return (
    <div lang={language}>
      <Sections site={spoken} sections={[{ uid: story.uid, id: example.id, data: { ...example.data } }]} language={language} />
    </div>
  );
};
