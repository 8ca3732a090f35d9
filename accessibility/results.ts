/** The kinds of checks: `axe` is the automatic one, the others check what axe cannot. */
export const checks = ['axe', 'keyboard', 'told', 'measures', 'calm'] as const;
export type Check = (typeof checks)[number];

/** Every test file of this rig, and what its tests check: one visit to an example or a page serves many checks. */
const checksByFile: Record<string, readonly Check[]> = {
  'stories.spec.ts': checks,
  'screens.spec.ts': checks,
  'documentation.spec.ts': ['axe'],
  'languages.spec.ts': ['axe'],
  'keyboard.spec.ts': ['keyboard'],
  'patterns.spec.ts': ['keyboard'],
  'chips-and-pills.spec.ts': ['keyboard'],
  'announcements.spec.ts': ['told'],
  'self-test.spec.ts': ['measures'],
  'motion.spec.ts': ['calm'],
};

/** The results of the last whole run of this rig. The accessibility statement is generated from them (Y-08). */
export type Results = {
  /** ISO 8601 day of the run. */
  date: string;
  /** Name and version of the browser. */
  browser: string;
  /** How many page types and how many component examples were checked. */
  screens: number;
  examples: number;
  /** Tests by kind of check; a test that checks many things counts in each. */
  checks: Record<Check, { passed: number; failed: number }>;
};

/** Every test file of this rig. */
export const files: readonly string[] = Object.keys(checksByFile);

/** The name of a test file of this rig; undefined for files outside it. */
export const fileOf = (path: string): string | undefined => files.find((name) => path.endsWith(`accessibility/${name}`));

/** What the tests of a file check; nothing for files outside this rig. */
export const checksOf = (path: string): readonly Check[] => checksByFile[fileOf(path) ?? ''] ?? [];
