import { afterAll, vi } from 'vitest';
import { readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';

// A process reads its variables once; a test may change them on its way. Nothing is logged among the tests' results.
replaceEnvironment(() => readEnvironment({ LOG_LEVEL: 'silent', ...process.env }));

// Test files share what is loaded: none leaves its stand-ins to the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
