import { globSync } from 'node:fs';
import type { Plugin, ResolvedConfig } from 'vite';

const root = /\/src\/pages\/_root\.tsx$/;
const ours = /\/src\/.+\.module\.css$/;
const importsOfAll = (): string =>
  globSync('src/**/*.module.css')
    .sort()
    .map((file) => `import '/${file}';`)
    .join('\n');

/**
 * No component links styles: the plugin would link them from each importing component, in each row of the payload. The HTTP server links
 * what a page uses.
 */
const linkNowhere = ({ plugins }: ResolvedConfig): void => {
  const transform = plugins.find(({ name }) => name === 'rsc:rsc-css-export-transform')?.transform;
  if (typeof transform !== 'object') throw new Error('The plugin that links styles has another shape than one-sheet.ts knows.');
  transform.handler = () => undefined;
};

/**
 * All styles of the shop in one sheet, which scripts/split-styles.ts splits again by use (docs/decisions/010). Development keeps one sheet
 * per file.
 */
export const oneSheet: Plugin[] = [
  {
    name: 'one-sheet',
    apply: 'build',
    config: () => ({ build: { cssCodeSplit: false } }),
    configResolved: linkNowhere,
    transform: {
      filter: { id: root },
      handler(code) {
        return this.environment.name === 'rsc' ? `${code}\n${importsOfAll()}` : undefined;
      },
    },
  },
  {
    name: 'one-sheet-kept',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const { name } = this.environment;
        if (name === 'client' && !ours.test(id)) this.error(`${id} would be lost: import it in the root, or link it by its ?url.`);
        // Where all are imported, nobody reads the class names: they must not be tree-shaken, or their styles are lost too.
        return name === 'rsc' && ours.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined;
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      // The same styles once more, linked by nobody: client components take theirs from the one sheet too.
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'asset' && output.names.includes('style.css')) delete bundle[file];
      }
    },
  },
];
