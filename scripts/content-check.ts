import { environment } from '#shared/environment/environment.ts';
import { checkContent } from './content-check/check-content.ts';

const folder = environment().CONTENT_DIR;
const findings = await checkContent(folder);
for (const { file, message } of findings) console.log(`${file}: ${message}`);
console.log(findings.length === 0 ? 'Content is sound.' : `${findings.length} findings in ${folder}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
