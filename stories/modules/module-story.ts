import type { z } from 'zod';
import type { SectionUid, sectionSchemas } from '#server-modules/schemas.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Story } from '../story.ts';

/** One example of a module: its data as an editor writes it. */
export type ModuleExample<Data> = { id: string; title: string; data: Data /** @default 'en' */; language?: Language };

/** A module of the CMS with its examples. They are sections like any other: the server shows them as it shows pages. */
export type ModuleStory<Uid extends SectionUid = SectionUid> = Pick<
  Story<object>,
  'title' | 'summary' | 'keyboard' | 'transcript' | 'use' | 'notes'
> & {
  uid: Uid;
  /** Its component: `src/server-modules/{uid}/{uid}.tsx`. */
  component: string;
  /** Nothing of it is seen until somebody has done something elsewhere: its pictures are those of a page. */
  isEmptyAtFirst?: true;
  variants: readonly [ModuleExample<z.input<(typeof sectionSchemas)[Uid]>>, ...ModuleExample<z.input<(typeof sectionSchemas)[Uid]>>[]];
};

/** A story of a module among others. */
export type AnyModuleStory = Omit<ModuleStory, 'variants'> & { variants: readonly [ModuleExample<object>, ...ModuleExample<object>[]] };

const before = 'module-';

/** The name of a module's story in addresses, `/docs/module-{uid}`. */
export const slugOfModule = (uid: string): string => `${before}${uid}`;

/** The module whose story has that name; undefined for a component's. */
export const moduleOfSlug = (slug: string): string | undefined => (slug.startsWith(before) ? slug.slice(before.length) : undefined);
