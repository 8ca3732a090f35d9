import { minifySync, type Plugin } from 'vite';

/** One string of Waku's built files, what takes its place, and why. */
type Replacement = { before: string; after: string; reason: string };

// https://github.com/wakujs/waku/blob/v1.0.0-rc.1/packages/waku/src/lib/vite-rsc/ssr.tsx
const documentFile = /\/waku\/dist\/lib\/vite-rsc\/ssr\.js$/;

const documentReplacements: readonly Replacement[] = [
  {
    before: "import { renderToReadableStream } from 'react-dom/server.edge';",
    after: "import { addFlight, readFlight, renderBuffered } from '/src/framework/buffered-render.ts';",
    reason: "Pages are sent whole: React's renderer for Node writes a string in one pass, in half the time that its web streams take.",
  },
  {
    before: "import { injectRSCPayload } from 'rsc-html-stream/server';",
    after: '',
    reason: 'addFlight adds the data in one piece.',
  },
  {
    before: "import { batchReadableStream } from '../utils/stream.js';",
    after: '',
    reason: 'There are no chunks to join.',
  },
  {
    before: 'rscStream.tee()',
    after: 'await readFlight(rscStream)',
    reason: 'The data is read once and used twice: for the markup and in the page.',
  },
  {
    before: 'injectRSCPayload(batchReadableStream(stream2), ',
    after: 'addFlight(stream2, ',
    reason: 'The data goes into the finished document.',
  },
  {
    before: 'renderToReadableStream(',
    after: 'renderBuffered(',
    reason: 'The call that belongs to the first import.',
  },
];

// https://github.com/wakujs/waku/blob/v1.0.0-rc.1/packages/waku/src/lib/utils/ssr.ts
const bootstrapFile = /\/waku\/dist\/lib\/utils\/ssr\.js$/;

const bootstrapReplacements: readonly Replacement[] = [
  {
    before: 'import { DEV_BUILD_ID }',
    after: "import { deferHydration } from '/src/framework/deferred-hydration.ts';\nimport { DEV_BUILD_ID }",
    reason: 'Hydration waits until the page has loaded or somebody interacts with it; Waku has no setting for that.',
  },
  {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is Waku's own text
    before: 'return `${entryImport}.catch((err) => {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is Waku's own text
    after: 'return `(${deferHydration})(() => ${entryImport}.catch((err) => {',
    reason: 'The entry is imported by deferHydration instead of at once.',
  },
  {
    before: "var key = 'waku:preload",
    after: "if (self.earlyInteraction?.isLeaving) return;\n      var key = 'waku:preload",
    reason: 'Firefox cancels scripts of a page that is being left; a reload would cancel the navigation (recovery: wakujs/waku#2238).',
  },
  {
    before: 'if (!canRetry) {',
    after: 'if (!canRetry || !navigator.onLine || self.earlyInteraction?.heldActions.size > 0) {',
    reason: 'A reload would lose the clicks that are held, and offline the whole page (recovery: wakujs/waku#2238).',
  },
  {
    before: '      throw err;\n    }\n  });`',
    after: '      throw err;\n    }\n  }));`',
    reason: 'The end of the call that wraps the import.',
  },
];

const replace = (code: string, replacements: readonly Replacement[], fail: (message: string) => never): string =>
  replacements.reduce((text, { before, after }) => {
    if (!text.includes(before)) fail(`Waku renders pages in another way than before: no ${before}`);
    return text.replaceAll(before, () => after);
  }, code);

/** Lets the build render pages in one pass, and start their scripts later (docs/decisions/022). Development keeps Waku's streams. */
export const bufferedRender: Plugin = {
  name: 'buffered-render',
  apply: 'build',
  transform: {
    filter: { id: [documentFile, bootstrapFile] },
    handler(code, id) {
      const replacements = documentFile.test(id) ? documentReplacements : bootstrapReplacements;
      return { code: replace(code, replacements, (message) => this.error(message)), map: null };
    },
  },
};

/** The function that starts a page stands in every document: it is bundled as its own minified text. */
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
