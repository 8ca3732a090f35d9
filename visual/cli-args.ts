/** What a command of the rig was told: its own words, and the rest in its order, for Playwright. */
export type CliArgs = { isAffected: boolean; since: string; because: string; at: string; playwrightArgs: readonly string[] };

/** Reads `--affected`, `--since <commit>`, `--at <address of a running server>` and `--because "<reason>"`; everything else is left as it is. */
export const parseCliArgs = (args: readonly string[]): CliArgs => {
  const parsed = { isAffected: false, since: 'main', because: '', at: '', playwrightArgs: [] as string[] };
  const left = [...args];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--affected') parsed.isAffected = true;
    else if (word === '--since') parsed.since = left.shift() ?? '';
    else if (word === '--at') parsed.at = left.shift() ?? '';
    else if (word === '--because') parsed.because = (left.shift() ?? '').trim();
    else parsed.playwrightArgs.push(word);
  }
  return parsed;
};
