import { minifySync, type Plugin } from 'vite';

const from = /\/waku\/dist\/lib\/vite-rsc\/ssr\.js$/;

// Each with what takes its place: the page is read and rendered whole, once.
const changes: readonly (readonly [string, string])[] = [
  [
    "import { renderToReadableStream } from 'react-dom/server.edge';",
    "import { addFlight, readFlight, renderBuffered } from '/src/framework/buffered-render.ts';",
  ],
  ["import { injectRSCPayload } from 'rsc-html-stream/server';", ''],
  ["import { batchReadableStream } from '../utils/stream.js';", ''],
  ['rscStream.tee()', 'await readFlight(rscStream)'],
  ['injectRSCPayload(batchReadableStream(stream2), ', 'addFlight(stream2, '],
  ['renderToReadableStream(', 'renderBuffered('],
];

const bootstrap = /\/waku\/dist\/lib\/utils\/ssr\.js$/;

const hydrationChanges: readonly (readonly [string, string])[] = [
  ['import { DEV_BUILD_ID }', "import { deferHydration } from '/src/framework/deferred-hydration.ts';\nimport { DEV_BUILD_ID }"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is Waku's own text
  ['return `${entryImport}.catch((err) => {', 'return `(${deferHydration})(() => ${entryImport}.catch((err) => {'],
  ["var key = 'waku:preload", "if (self.earlyInteraction?.isLeaving) return;\n      var key = 'waku:preload"],
  // A fresh load would lose what was pressed, and offline the whole page.
  ['if (!canRetry) {', 'if (!canRetry || !navigator.onLine || self.earlyInteraction?.heldActions.size > 0) {'],
  ['      throw err;\n    }\n  });`', '      throw err;\n    }\n  }));`'],
];

const change = (code: string, by: readonly (readonly [string, string])[], fail: (message: string) => never): string =>
  by.reduce((text, [before, after]) => {
    if (!text.includes(before)) fail(`Waku renders pages in another way than before: no ${before}`);
    return text.replaceAll(before, () => after);
  }, code);

/**
 * Pages are sent whole (src/http-server), so nothing is gained by making them as web streams: Waku's renderer is built with one pass into
 * a string instead, and scripts wait until the page stands (docs/decisions/022). Development keeps the streams.
 */
export const bufferedRender: Plugin = {
  name: 'buffered-render',
  apply: 'build',
  transform: {
    filter: { id: [from, bootstrap] },
    handler(code, id) {
      const changed = change(code, from.test(id) ? changes : hydrationChanges, (message) => this.error(message));
      return { code: changed, map: null };
    },
  },
};

/** What starts a page stands in every document: there as the text of a function, as short as it gets. */
export const deferredHydration: Plugin = {
  name: 'deferred-hydration',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/framework\/deferred-hydration\.ts$/ },
    handler(code) {
      const short = minifySync('deferred-hydration.js', code, { module: true }).code;
      const [, text] = /^export const deferHydration=(.+?);?\s*$/s.exec(short) ?? [];
      if (text === undefined) return this.error('deferred-hydration.ts exports more than one function');
      return { code: `export const deferHydration = ${JSON.stringify(text)};`, map: null };
    },
  },
};
