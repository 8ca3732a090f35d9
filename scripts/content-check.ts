import { checkContent } from './content-check/check-content.ts';

const folder = process.env['CONTENT_DIR'] ?? 'content';
const findings = await checkContent(folder);
for (const { file, message } of findings) console.log(`${file}: ${message}`);
console.log(findings.length === 0 ? 'Content is sound.' : `${findings.length} findings in ${folder}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
