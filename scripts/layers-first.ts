import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Every style sheet says the order of layers first: which one the browser reads first differs by route and by build. Read as text (`?raw`) it stays what it is. */
export const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\.css(?:$|\?(?!raw))/ },
    handler: (code) => `${readFileSync('src/design/layers.css', 'utf8')}\n${code}`,
  },
};
