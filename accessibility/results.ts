/** The kinds of checks, each a file of this folder: `axe` is the automatic one, the others look for what axe cannot see. */
export const checkFiles = {
  axe: ['components.spec.ts', 'documentation.spec.ts', 'languages.spec.ts', 'screens.spec.ts'],
  keyboard: ['keyboard.spec.ts', 'focus.spec.ts', 'patterns.spec.ts', 'chips-and-pills.spec.ts'],
  told: ['aria.spec.ts', 'announcements.spec.ts'],
  measures: ['measures.spec.ts', 'proof.spec.ts'],
  calm: ['motion.spec.ts'],
} as const;
export type Check = keyof typeof checkFiles;
export const checks = Object.keys(checkFiles) as Check[];

/** What the last whole run of this rig found. The accessibility statement is made from it (Y-08). */
export type Results = {
  /** ISO 8601 day of the run. */
  date: string;
  /** Name and version of the browser. */
  browser: string;
  /** How many page types and how many examples of parts were looked at. */
  screens: number;
  examples: number;
  /** Tests by kind of check. */
  checks: Record<Check, { passed: number; failed: number }>;
};

/** Every test file of this rig. */
export const files: readonly string[] = checks.flatMap((check) => checkFiles[check]);

/** The name of a test file of this rig; undefined for files outside it. */
export const fileOf = (path: string): string | undefined => files.find((name) => path.endsWith(`accessibility/${name}`));

/** The kind to which a test file belongs; undefined for files outside this rig. */
export const checkOf = (path: string): Check | undefined => {
  const file = fileOf(path);
  return checks.find((check) => (checkFiles[check] as readonly (string | undefined)[]).includes(file));
};
