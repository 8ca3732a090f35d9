import { cpus, loadavg } from 'node:os';
import { describeAims } from './aims.ts';
import type { Figures, Found } from './part.ts';

const unmeasured = `Not measured by the run, for they take a copy of the repository or many minutes:

| what | command |
| --- | --- |
| first page of a fresh clone | \`git clone … undula && cd undula && time npm ci && time npm start\`, until it says where the shop is open |
| all that CI does | \`time .ci/run\` in a fresh clone |
| what needs neither build nor browser | \`time npm run validate\` |
| size of the repository | \`git clone --bare … undula.git && du -sh undula.git\` |`;

/**
 * The results as a readable page: the aims first, then a section for each part, with the machine they come from. A part that failed says
 * why.
 */
export const writeReport = (found: readonly { title: string; found: Found | string }[]): string => {
  const figures = Object.assign({}, ...found.map(({ found: one }) => (typeof one === 'string' ? {} : one.figures))) as Figures;
  const sections = found.map(({ title, found: one }) => `## ${title}\n\n${typeof one === 'string' ? `Not measured: ${one}` : one.text}`);
  return `# Bench

\`npm run bench\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. The load generator shares the machine with the servers; load average at the end ${loadavg()[0]?.toFixed(1)}.

## Aims

${describeAims(figures)}

${unmeasured}

${sections.join('\n\n')}
`;
};
