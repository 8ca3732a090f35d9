import { hash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In development a class is named after its file. The bundler's own names change with each edit of the styles, and the elements of a page
 * would keep the old ones until the server has made them anew.
 */
export const steadyClasses: Plugin = {
  name: 'steady-classes',
  apply: 'serve',
  config: () => ({
    css: {
      modules: {
        generateScopedName: (local, file) => `_${local}_${hash('sha1', relative(process.cwd(), file.replace(/\?.*$/, ''))).slice(0, 5)}`,
      },
    },
  }),
};
