import { Console } from 'node:console';

/**
 * From here on output that cannot be written (a full disk) is told once on standard error, and the command ends with 1 when it is done:
 * what it has begun is finished. A reader that has heard enough (`| head`) is no failure.
 */
export const watchOutput = ({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'> = process): void => {
  let isReported = false;
  // Node's own swallows what goes wrong.
  globalThis.console = new Console({ stdout, stderr, ignoreErrors: false });
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isReported) return;
    isReported = true;
    process.exitCode = 1;
    stderr.write(`The output could not be written: ${message}\n`);
  });
};
