import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'waku/config';
import { browserTexts } from './scripts/browser-texts.ts';
import { buildId } from './scripts/build-id.ts';
import { layersFirst } from './scripts/layers-first.ts';
import { oneSheet } from './scripts/one-sheet.ts';
import { stableClassNames } from './scripts/stable-class-names.ts';
import { bufferedRender, deferredHydration } from './src/framework/build/buffered-render.ts';
import type { Language } from './src/shared/country/countries.ts';

const always = [
  'node_modules/valtio/',
  'src/client/primitives/(?:announcer/announce\\.|form/after-pointer-up|measure-line/line\\.module\\.css|static-part/static-part-slot|button/(?:button\\.tsx|button-link|button-content|icon-button)|hydrated|icon/icon)',
  'src/framework/browser/(?:error-info|layout-etags)',
  'src/client/(?:delegated-events|frame-effects|route-behaviour|account-access/account-link|analytics/measure-visits|consent/consent-host|search/(?:header-search|use-term)|wishlist/(?:use-wishlist-forms|wishlist-link))',
  'src/client/(?:cart/(?:cart-link|cart-overlay-host)|primitives/tool/tool-link|shell/(?:intercept-links|frame-behaviour|initial-popup-host|nav-link|problem-boundary|reload-button|toast-region|trusted-html))',
  'src/state/(?:consent\\.ts|analytics/measuring|cart-count|count-cookie|current-locale|first-interaction|overlay|session-hint|tabs|toasts|unsent-wishlist-changes|wishlist-actions|wishlist-items)',
];
// What every page starts with, in one file instead of a dozen: small files pack badly, and each is a request.
const everywhere = { name: 'everywhere', test: new RegExp(`/(?:${always.join('|')})`) };

const bought = [
  'src/client/cart/(?:cart-skeleton|cart-totals|code-focus|explained-totals|name-discount|discount-error-text|totals-explanation|use-cart-actions|use-cart-announcements)',
  'src/client/primitives/(?:disclosure/disclosure|undo-row/|message/(?:message|cookies-needed)|price/|skeleton/)',
  'src/shared/(?:contract/(?:address|cart|discount|drop-point|max-quantity|money|payment-method|picture|price-reference|problem|sum-reasons)\\.ts|country/countries|i18n/translator|money/|routes/paths)',
  'src/state/(?:cart|cart-queue|consumer|locale|rest)\\.ts',
];
// What cart and checkout share, for the same reason.
const buying = { name: 'buying', test: new RegExp(`/(?:${bought.join('|')})`) };
// Small, and side by side in cart, wishlist and product page.
const views = { name: 'views', test: /\/src\/client\/primitives\/(?:picture\/|empty-state\/)/ };
// The product page begins with both.
const product = { name: 'product', test: /\/src\/client\/(?:gallery\/(?:gallery|thumbnails)\.|primitives\/stepper\/)/ };
// What first visitors see together.
const question = {
  name: 'question',
  test: /\/src\/client\/(?:consent\/consent-container|primitives\/consent-notice\/(?:consent-notice|use-bottom-inset))\.tsx?/,
};
// What is read of an order that was placed.
const ordered = {
  name: 'ordered',
  test: /\/src\/(?:shared\/(?:i18n\/moment|contract\/own-order|contract\/strokes|payment\/failure-reasons)|state\/order)\.ts/,
};
const slides = { name: 'slides', test: /\/(?:use-(?:slides|reduced-motion)\.tsx?|slides\.module\.css)/ };
// Browsers get a file for each part that the server keeps in a file of its own: these are not wanted on every page, so none joins the entry.
const apart = [
  'checkout/failure-container',
  'captcha/recaptcha-part',
  'list/facet-form',
  'product/add-to-cart-form',
  'wishlist/wishlist-button',
  'primitives/carousel/carousel',
  'primitives/disclosure/accordion',
  'docs/scheme-button',
].map((file) => ({ name: file.split('/').at(-1) ?? file, test: new RegExp(`/src/client/${file}\\.tsx`) }));
// And these are wanted together: the first on every page.
const together = [
  {
    name: 'frame',
    test: /\/src\/client\/(?:shell\/(?:reload-button|problem-boundary)|primitives\/static-part\/static-part-slot)\.tsx|\/waku\/dist\/minimal\/client/,
  },
  { name: 'order-containers', test: /\/src\/client\/cart\/(?:order-(?:bar|review|summary)|retained-summary)-container\.tsx/ },
  { name: 'last-seen', test: /\/src\/client\/last-seen\/last-seen-(?:gate|row)\.tsx/ },
  // Every page knows each file by its name: small ones of one kind share it.
  {
    name: 'visitor-forms',
    test: /\/src\/client\/(?:captcha\/captcha-field|account\/deleted-container|login\/(?:ask-mail|confirm|login|register|reset)-form)\.tsx/,
  },
  { name: 'take-along', test: /\/src\/client\/.*\/(?:copy-button|copy-mail|dealer-texts|icons|navigation-pane)\.tsx/ },
];

// react-aria carries its own texts in 30 languages; the build keeps one for each of the shop's.
const reactAriaLocales = {
  de: 'de-DE',
  en: 'en-US',
  fr: 'fr-FR',
  nl: 'nl-NL',
  it: 'it-IT',
  es: 'es-ES',
  pt: 'pt-PT',
  pl: 'pl-PL',
  cs: 'cs-CZ',
  hu: 'hu-HU',
  uk: 'uk-UA',
  ja: 'ja-JP',
  zh: 'zh-CN',
  vi: 'vi-VN',
} satisfies Record<Language, string>;

export default defineConfig({
  vite: {
    plugins: [
      buildId,
      layersFirst,
      browserTexts,
      bufferedRender,
      deferredHydration,
      ...oneSheet,
      stableClassNames(),
      {
        ...optimizeLocales.vite({
          locales: Object.values(reactAriaLocales),
        }),
        enforce: 'pre',
      },
    ],
    // The 3-D viewer brings a decoder that starts WebAssembly as soon as it is read.
    resolve: {
      alias: { 'three/examples/jsm/libs/meshopt_decoder.module.js': new URL('src/client/model/no-decoder.ts', import.meta.url).pathname },
    },
    environments: {
      client: {
        build: {
          // A page names in its head what it starts with; what every page has need not carry the list of every other page's parts.
          modulePreload: {
            resolveDependencies: (_file, needed, { hostId }) => (/^assets\/(?:index|everywhere|question)-/.test(hostId) ? [] : needed),
          },
          rolldownOptions: { output: { codeSplitting: { groups: [everywhere, buying, views, slides, question, ordered, product] } } },
        },
      },
      // They look for their own files beside themselves: bundled into one module they would not find them, and the build stops.
      rsc: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [...apart, ...together] } } } },
        resolve: {
          external: [
            'pdfkit',
            'subset-font',
            'bwip-js',
            '@node-rs/argon2',
            'stdnum',
            '@zxcvbn-ts/core',
            '@zxcvbn-ts/language-common',
            'date-holidays',
          ],
        },
      },
    },
    // The policy of a page takes faces from files alone: as data they would be refused.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    // The shop writes mails, pictures and its database there: none of them is a source.
    server: { allowedHosts: ['.localhost'], watch: { ignored: ['**/var/**'] } },
  },
});
