import type { z } from 'zod';
import type { SectionUid, sectionSchemas } from '#server-modules/schemas.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Story } from '../story.ts';

/** One example of a module: its data as an editor writes it. */
export type ModuleExample<Data> = { id: string; title: string; data: Data /** @default 'en' */; language?: Language };

/** A CMS module with its examples. They are ordinary sections: the server renders them as on pages. */
export type ModuleStory<Uid extends SectionUid = SectionUid> = Pick<
  Story<object>,
  'title' | 'summary' | 'keyboard' | 'transcript' | 'use' | 'notes'
> & {
  uid: Uid;
  /** Its component: `src/server-modules/{uid}/{uid}.tsx`. */
  component: string;
  /** Renders nothing until the visitor has done something elsewhere: pages show its pictures. */
  isEmptyAtFirst?: true;
  variants: readonly [ModuleExample<z.input<(typeof sectionSchemas)[Uid]>>, ...ModuleExample<z.input<(typeof sectionSchemas)[Uid]>>[]];
};

/** A module story in the list of all. */
export type AnyModuleStory = Omit<ModuleStory, 'variants'> & { variants: readonly [ModuleExample<object>, ...ModuleExample<object>[]] };

const before = 'module-';

/** The slug of a module's story, `/docs/module-{uid}`. */
export const slugOfModule = (uid: string): string => `${before}${uid}`;

/** The module whose story has that name; undefined for a component's. */
export const moduleOfSlug = (slug: string): string | undefined => (slug.startsWith(before) ? slug.slice(before.length) : undefined);
