import { findPort } from '../../bench/processes.ts';
import { type Browser, startGroup } from './browser.ts';

/** Sends one request to the driver; waits for it to listen if it has just been started. */
const createCommand = (port: number) => {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  return ask;
};

const untilListening = async (ask: ReturnType<typeof createCommand>, deadline: number): Promise<void> => {
  for (;;) {
    const isReady = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not listen');
    await new Promise(setImmediate);
  }
};

/** WebKitGTK through Debian's driver, on a virtual display. */
export const openWebKit = async (): Promise<Browser> => {
  const port = await findPort();
  const { stop } = startGroup('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const ask = createCommand(port);
  await untilListening(ask, Date.now() + 15_000);
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', args: ['--automation'] } },
  };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const evaluate = async (expression: string): Promise<string> =>
    String(await ask('POST', `/session/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }));
  // The driver may answer while the page before is still there.
  const untilLoaded = async (): Promise<void> => {
    const isLoaded = "window.isLeft === undefined && document.readyState === 'complete'";
    while ((await evaluate(isLoaded).catch(String)) !== 'true');
  };
  return {
    read: async (url, expression) => {
      await evaluate('(window.isLeft = true)');
      await ask('POST', `/session/${sessionId}/url`, { url });
      await untilLoaded();
      return evaluate(expression);
    },
    readBack: async (expression) => {
      await ask('POST', `/session/${sessionId}/back`, {});
      return evaluate(expression);
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      stop();
    },
  };
};
