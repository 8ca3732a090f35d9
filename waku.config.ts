import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';
import { defineConfig } from 'waku/config';

/** Every style sheet says the order of layers first: which one the browser reads first differs by route and by build. Read as text (`?raw`) it stays what it is. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\.css(?:$|\?(?!raw))/ },
    handler: (code) => `${readFileSync('src/design/layers.css', 'utf8')}\n${code}`,
  },
};

export default defineConfig({
  vite: {
    plugins: [
      layersFirst,
      // react-aria carries its own strings in 30 languages; the shop speaks fourteen.
      {
        ...optimizeLocales.vite({
          locales: [
            'de-DE',
            'en-US',
            'fr-FR',
            'nl-NL',
            'it-IT',
            'es-ES',
            'pt-PT',
            'pl-PL',
            'cs-CZ',
            'hu-HU',
            'uk-UA',
            'ja-JP',
            'zh-CN',
            'vi-VN',
          ],
        }),
        enforce: 'pre',
      },
    ],
    server: { allowedHosts: ['.localhost'] },
  },
});
