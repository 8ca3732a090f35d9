import { afterAll, vi } from 'vitest';
import { keepParsed } from '#backend/content/parse-json.ts';
import { readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';

// A process reads its variables once; a test may change them on its way. Nothing is logged among the tests' results.
replaceEnvironment(() => readEnvironment({ LOG_LEVEL: 'silent', ...process.env }));

// A hundred files load the content of the shop; what did not change since is parsed and told once.
keepParsed();

// Tabs of one browser hear each other. Each file is a browser of its own, so that nobody hears it whom an earlier file left listening.
const { BroadcastChannel } = globalThis;
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${browser}`);
  }
};
afterAll(() => {
  globalThis.BroadcastChannel = BroadcastChannel;
});

// Test files share what is loaded: none leaves its stand-ins to the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
