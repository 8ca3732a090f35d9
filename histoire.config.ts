import { defineConfig } from 'histoire';
import { layersFirst } from './scripts/layers-first.ts';
import { modulesAsSent } from './stories/histoire/modules-as-sent.ts';
import { shellOffline } from './stories/histoire/shell-offline.ts';
import { storiesAsTheyAre } from './stories/histoire/stories-as-they-are.ts';

const pathOf = (file: string): string => new URL(file, import.meta.url).pathname;

export default defineConfig({
  storyMatch: ['stories/*.story.tsx', 'stories/modules/*.story.ts'],
  supportMatch: [{ id: 'vanilla', patterns: ['**/*.story.tsx', '**/*.story.ts'], pluginIds: ['vanilla'] }],
  setupFile: { browser: '/stories/histoire/setup.ts' },
  outDir: 'var/histoire',
  theme: {
    title: 'Undula components',
    favicon: 'favicon.svg',
    // Our accent and its neighbours: the shell takes numbers only.
    colors: {
      primary: {
        50: '#eff7f9',
        100: '#dcedf2',
        200: '#b9dbe5',
        300: '#8dc3d3',
        400: '#5ba3b8',
        500: '#00566f',
        600: '#004c62',
        700: '#004153',
        800: '#003644',
        900: '#002a36',
      },
    },
    logo: { square: './public/favicon.svg', light: './public/favicon.svg', dark: './public/favicon.svg' },
  },
  responsivePresets: [390, 834, 1194, 1440, 1920].map((width) => ({ label: `${width} px`, width })),
  vite: {
    plugins: [layersFirst, storiesAsTheyAre, modulesAsSent(), shellOffline],
    resolve: {
      alias: [
        { find: /^(?:server|client)-only$/, replacement: pathOf('./tests/empty.ts') },
        { find: /^waku$/, replacement: pathOf('./stories/histoire/router.tsx') },
      ],
    },
    optimizeDeps: { include: ['react', 'react-dom/client'] },
    define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
    build: { copyPublicDir: false },
  },
});
