import { afterAll, vi } from 'vitest';

// Test files share what is loaded: none leaves its stand-ins to the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
