/** The arguments of a command of the rig: its own, and the remaining ones in order, for Playwright. */
export type CliArgs = { isAffected: boolean; since: string; because: string; at: string; playwrightArgs: readonly string[] };

/**
 * Reads `--affected`, `--since <commit>`, `--at <address of a running server>` and `--because "<reason>"`; everything else is passed on.
 */
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
