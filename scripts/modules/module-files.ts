/** `feature-section` as a name in code: `featureSection`. */
const camelOf = (uid: string): string => uid.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `feature-section` as a name of a component: `FeatureSection`. */
const pascalOf = (uid: string): string => camelOf(uid).replace(/^[a-z]/, (letter) => letter.toUpperCase());

const schemaOf = (uid: string, title: string): string => `import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** ${title}: what it is for, in a sentence. */
export const ${camelOf(uid)}Schema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.describe('Paragraphs, divided by an empty line'),
});
export type ${pascalOf(uid)}Data = z.infer<typeof ${camelOf(uid)}Schema>;
`;

const componentOf = (uid: string, title: string): string => `import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './${uid}.module.css';
import type { ${pascalOf(uid)}Data } from './${uid}.schema.ts';

/** ${title}: what a visitor sees, in a sentence. */
export const ${pascalOf(uid)} = ({ site, id, language, data, cacheKey }: ModuleProps<${pascalOf(uid)}Data>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
    <div className={styles.content}>
      <h2>{data.headline}</h2>
      <Paragraphs text={data.text} />
    </div>
  </SectionFrame>
);
`;

const stylesOf = (): string => `@layer components {
  .content {
    display: grid;
    gap: var(--space-4);
  }
}
`;

const storyOf = (uid: string, title: string): string => `import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'${uid}'> = {
  uid: '${uid}',
  component: '${pascalOf(uid)}',
  title: '${title}',
  summary: 'What it is for; what is taken instead.',
  variants: [{ id: 'usual', title: 'As usual', data: { headline: 'Granite, cast in one piece', text: 'One sentence that is true.' } }],
  keyboard: [],
  transcript: [{ action: 'Next heading', heard: 'Granite, cast in one piece, heading level 2' }],
  use: { do: ['Say when it is right.'], dont: ['Say when something else is.'] },
  notes: [],
};
`;

/** The files of a new module by path, ready to be filled in. */
export const filesOfModule = (uid: string, title: string): Record<string, string> => ({
  [`src/server-modules/${uid}/${uid}.schema.ts`]: schemaOf(uid, title),
  [`src/server-modules/${uid}/${uid}.tsx`]: componentOf(uid, title),
  [`src/server-modules/${uid}/${uid}.module.css`]: stylesOf(),
  [`stories/modules/${uid}.story.ts`]: storyOf(uid, title),
});

/** Inserts a line into a list of imports, alphabetically. */
const addImport = (text: string, line: string): string => {
  const lines = text.split('\n');
  const fileOf = (one: string): string => /from '([^']+)'/.exec(one)?.[1] ?? '';
  const isImport = (one: string): boolean => one.startsWith('import ') && fileOf(one).startsWith('./');
  const next = lines.findIndex((one) => isImport(one) && fileOf(one) > fileOf(line));
  const at = next === -1 ? lines.findLastIndex(isImport) + 1 : next;
  return lines.toSpliced(at, 0, line).join('\n');
};

const keyOf = (uid: string): string => (uid.includes('-') ? `'${uid}'` : uid);

/** schemas.ts with the module's schema added. */
export const addToSchemas = (text: string, uid: string): string =>
  addImport(text, `import { ${camelOf(uid)}Schema } from './${uid}/${uid}.schema.ts';`).replace(
    '} as const satisfies',
    `  ${keyOf(uid)}: ${camelOf(uid)}Schema,\n} as const satisfies`,
  );

/** registry.ts with the module's component in it. */
export const addToRegistry = (text: string, uid: string): string =>
  addImport(text, `import { ${pascalOf(uid)} } from './${uid}/${uid}.tsx';`).replace(
    "};\n\n/** Checks a section's data",
    `  ${keyOf(uid)}: ${pascalOf(uid)},\n};\n\n/** Checks a section's data`,
  );
