import { Console } from 'node:console';

/**
 * From here on output that cannot be written (a full disk) is reported once on standard error, and the command exits with 1 when done: it
 * completes what it has begun. A reader that closes the pipe (`| head`) is no failure.
 */
export const watchOutput = ({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'> = process): void => {
  let isReported = false;
  // Node's default console ignores write errors.
  globalThis.console = new Console({ stdout, stderr, ignoreErrors: false });
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isReported) return;
    isReported = true;
    process.exitCode = 1;
    stderr.write(`The output could not be written: ${message}\n`);
  });
};
