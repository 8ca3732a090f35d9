import { afterAll, vi } from 'vitest';
import { cacheParsedJson } from '#shared/content/parse-json.ts';
import { type Environment, readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';
import { variableChanges } from './watched-variables.ts';

// A process reads its variables once; a test may change them on its way, and then they are read anew. Nothing is logged among the tests' results.
let cached: { environment: Environment; changes: number } | undefined;
replaceEnvironment(() => {
  const changes = variableChanges();
  if (cached?.changes !== changes) cached = { environment: readEnvironment({ LOG_LEVEL: 'silent', ...process.env }), changes };
  return cached.environment;
});

// A hundred files load the content of the shop; what did not change since is parsed and told once.
cacheParsedJson();

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
