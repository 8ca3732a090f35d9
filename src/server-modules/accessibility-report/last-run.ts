import type { Results } from '../../../accessibility/results.ts';

const reports = import.meta.glob<Results>('../../../accessibility/results.json', { eager: true, import: 'default' });

/** What the last whole run of the accessibility rig that was kept has found; undefined as long as none was. */
export const lastRun: Results | undefined = Object.values(reports)[0];
