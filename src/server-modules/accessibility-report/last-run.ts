import type { Results } from '../../../accessibility/results.ts';

const reports = import.meta.glob<Results>('../../../accessibility/results.json', { eager: true, import: 'default' });

/** The results of the last whole accessibility run that was saved; undefined if there is none. */
export const lastRun: Results | undefined = Object.values(reports)[0];
