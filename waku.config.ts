import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'waku/config';
import { browserTexts } from './scripts/browser-texts.ts';
import { layersFirst } from './scripts/layers-first.ts';
import { oneSheet } from './scripts/one-sheet.ts';

export default defineConfig({
  vite: {
    plugins: [
      layersFirst,
      browserTexts,
      ...oneSheet,
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
    // The 3-D viewer brings a decoder that starts WebAssembly as soon as it is read.
    resolve: {
      alias: { 'three/examples/jsm/libs/meshopt_decoder.module.js': new URL('src/client/model/no-decoder.ts', import.meta.url).pathname },
    },
    // The policy of a page takes faces from files alone: as data they would be refused.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    // They look for their own files beside themselves: bundled into one module they would not find them, and the build stops.
    environments: { rsc: { resolve: { external: ['pdfkit', 'subset-font', 'bwip-js', '@node-rs/argon2', 'stdnum'] } } },
    server: { allowedHosts: ['.localhost'] },
  },
});
