import type { Plugin } from 'vite';
import { hashSources } from './source-hash.ts';

/**
 * Names a build after its sources instead of randomly: two machines that build the same commit write the same files under the same names,
 * so that either can serve a page that the other rendered. A page that meets a server with another build id reloads itself.
 */
export const buildId: Plugin = {
  name: 'build-id',
  apply: 'build',
  enforce: 'pre',
  config: async () => ({ define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify((await hashSources()).slice(0, 12)) } }),
};
