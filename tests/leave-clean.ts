import { afterAll, vi } from 'vitest';
import { cacheParsedJson } from '#shared/content/parse-json.ts';
import { type Environment, readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';
import { variableChanges } from './watched-variables.ts';

// A process reads its variables once; when a test changes them, they are read anew. Nothing is logged among the test results.
let cached: { environment: Environment; changes: number } | undefined;
replaceEnvironment(() => {
  const changes = variableChanges();
  if (cached?.changes !== changes) cached = { environment: readEnvironment({ LOG_LEVEL: 'silent', ...process.env }), changes };
  return cached.environment;
});

// A hundred files load the content of the shop; unchanged files are parsed and reported once.
cacheParsedJson();

// Tabs of one browser receive each other's broadcasts. Each file counts as a browser of its own, so that listeners of earlier files receive
// nothing.
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

// Test files share loaded modules: none leaves its mocks to the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
