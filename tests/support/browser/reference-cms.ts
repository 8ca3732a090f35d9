import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '../free-port.ts';

/** A CMS for one test over a content folder, as a separate process, with the usual keys. */
export const openReferenceCms = async (folder: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--conditions=react-server', 'scripts/reference-cms.ts'], {
    env: { ...process.env, CMS_PORT: String(port), CONTENT_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Reference CMS on')) break;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    },
  };
};
