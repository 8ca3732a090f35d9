import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'waku/config';
import { layersFirst } from './scripts/layers-first.ts';
import { oneSheet } from './scripts/one-sheet.ts';

export default defineConfig({
  vite: {
    plugins: [
      layersFirst,
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
    // The policy of a page takes faces from files alone: as data they would be refused.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    server: { allowedHosts: ['.localhost'] },
  },
});
