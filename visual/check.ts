import { type VisualFolders, visualFoldersIn } from './folders.ts';
import { listSubjects, type Subject } from './pictures.ts';
import { approvedIn, readLog } from './review-log.ts';

/** Pictures that the rig shoots and nobody approved, and approved ones that are no longer shot, one sentence each. */
export const findUnapproved = async (folders: VisualFolders, subjects: readonly Subject[]): Promise<string[]> => {
  const approved = approvedIn(await readLog(folders));
  const shot = new Set(subjects.flatMap(({ pictures }) => pictures));
  return [
    ...[...shot].filter((name) => !approved.has(name)).map((name) => `${name}: nobody approved it`),
    ...[...approved.keys()].filter((name) => !shot.has(name)).map((name) => `${name}: approved, but nobody shoots it`),
  ].sort();
};

if (import.meta.main) {
  const findings = await findUnapproved(visualFoldersIn(), listSubjects());
  for (const finding of findings) console.error(finding);
  console.log(`pictures: ${findings.length} that the approvals do not know`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
