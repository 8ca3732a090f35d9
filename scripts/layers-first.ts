import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Every style sheet declares the layer order first, since the sheet that the browser reads first differs by route and by build. Imported as
 * text (`?raw`) it stays unchanged.
 */
export const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\.css(?:$|\?(?!raw))/ },
    handler: (code) => `${readFileSync('src/design/layers.css', 'utf8')}\n${code}`,
  },
};
