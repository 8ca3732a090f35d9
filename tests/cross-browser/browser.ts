import { spawn, spawnSync } from 'node:child_process';

/** A browser of any make, reduced to what these tests need. */
export type Browser = {
  /** Loads an address until its load event and returns the value of an expression there (a string). */
  read: (url: string, expression: string) => Promise<string>;
  /** Goes one page back in the history and returns the value of an expression there, if the driver preserves the back/forward cache. */
  readBack?: (expression: string) => Promise<string>;
  close: () => Promise<void>;
};

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Starts a program in its own process group and returns a function that ends it. */
export const startGroup = (program: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(program, args, { detached: true, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = (): void => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  return { child, stop };
};
