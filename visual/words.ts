/** What a command of the rig was told: its own words, and the rest in its order, for Playwright. */
export type Words = { isAffected: boolean; since: string; because: string; at: string; rest: readonly string[] };

/** Reads `--affected`, `--since <commit>`, `--at <address of a running server>` and `--because "<reason>"`; everything else is left as it is. */
export const readWords = (args: readonly string[]): Words => {
  const words = { isAffected: false, since: 'main', because: '', at: '', rest: [] as string[] };
  const left = [...args];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--affected') words.isAffected = true;
    else if (word === '--since') words.since = left.shift() ?? '';
    else if (word === '--at') words.at = left.shift() ?? '';
    else if (word === '--because') words.because = (left.shift() ?? '').trim();
    else words.rest.push(word);
  }
  return words;
};
