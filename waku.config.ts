import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'waku/config';
import { browserTexts } from './scripts/browser-texts.ts';
import { buildId } from './scripts/build-id.ts';
import { layersFirst } from './scripts/layers-first.ts';
import { lightZod } from './scripts/light-zod.ts';
import { lateStart, onePass } from './scripts/one-pass.ts';
import { oneSheet } from './scripts/one-sheet.ts';
import { steadyClasses } from './scripts/steady-classes.ts';

const always = [
  'node_modules/valtio/',
  'src/client/primitives/(?:announcer/announce|measure-line/line\\.module\\.css|still/still-part|button/(?:button-link|plain-button|button-content|icon-button)|hydrated|icon/icon)',
  'src/client/(?:kept-frames|frame-effects|account-access/account-link|analytics/measure-visits|consent/consent-host|search/(?:header-search|use-term)|wishlist/(?:use-hearts|wishlist-link))',
  'src/client/(?:cart/(?:cart-link|follow-orders|cart-overlay-host)|primitives/tool/tool-link|shell/(?:follow-links|frame-behaviour|initial-popup-host|problem-boundary|reload-button|route-behaviour|toast-region|trusted-html))',
  'src/state/(?:consent\\.ts|analytics/measuring|cart-count|count-cookie|current-locale|first-sign|overlay|session-hint|tabs|toasts|unsent-wishes|wish-actions|wished)',
];
// What every page starts with, in one file instead of a dozen: small files pack badly, and each is a request.
const everywhere = { name: 'everywhere', test: new RegExp(`/(?:${always.join('|')})`) };

const bought = [
  'src/client/cart/(?:cart-skeleton|cart-totals|code-room|explained-totals|name-discount|say-discount|totals-why|use-cart-actions|use-cart-speech)',
  'src/client/primitives/(?:disclosure/disclosure|gone-row/|message/|price/|skeleton/)',
  'src/shared/(?:contract/(?:address|cart|discount|drop-point|max-quantity|money|payment-method|picture|price-reference|problem|sum-reasons)\\.ts|country/countries|i18n/translator|money/|routes/paths)',
  'src/state/(?:cart|cart-turns|consumer|locale|rest)\\.ts',
];
// What cart and checkout share, for the same reason.
const buying = { name: 'buying', test: new RegExp(`/(?:${bought.join('|')})`) };
// Small, and side by side in cart and wishlist.
const views = { name: 'views', test: /\/src\/client\/primitives\/(?:picture|empty-state)\// };
// What first visitors see together.
const question = {
  name: 'question',
  test: /\/src\/client\/(?:consent\/consent-room|primitives\/consent-notice\/(?:consent-notice|use-room-below))\.tsx?/,
};
// What is read of an order that was placed.
const ordered = {
  name: 'ordered',
  test: /\/src\/(?:shared\/(?:i18n\/moment|contract\/own-order|contract\/strokes|payment\/failure-reasons)|state\/order)\.ts/,
};
const slides = { name: 'slides', test: /\/(?:use-(?:slides|reduced-motion)\.tsx?|slides\.module\.css)/ };
// Browsers get a file for each part that the server keeps in a file of its own: these are not wanted on every page, so none joins the entry.
const apart = [
  'checkout/failure-room',
  'captcha/recaptcha-part',
  'list/facet-form',
  'product/add-to-cart-form',
  'wishlist/wish-button',
  'primitives/carousel/carousel',
  'primitives/disclosure/accordion',
  'docs/scheme-button',
].map((file) => ({ name: file.split('/').at(-1) ?? file, test: new RegExp(`/src/client/${file}\\.tsx`) }));
// And these are wanted together: the first on every page.
const together = [
  {
    name: 'frame',
    test: /\/src\/client\/(?:shell\/(?:reload-button|problem-boundary)|primitives\/still\/still-part)\.tsx|\/waku\/dist\/minimal\/client/,
  },
  { name: 'order-rooms', test: /\/src\/client\/cart\/(?:order-(?:bar|review|summary)|kept-summary)-room\.tsx/ },
  { name: 'last-seen', test: /\/src\/client\/last-seen\/last-seen-(?:gate|row)\.tsx/ },
  // Every page knows each file by its name: small ones of one kind share it.
  {
    name: 'visitor-forms',
    test: /\/src\/client\/(?:captcha\/captcha-field|account\/deleted-room|login\/(?:ask-mail|confirm|login|register|reset)-form)\.tsx/,
  },
  { name: 'take-along', test: /\/src\/client\/.*\/(?:copy-button|copy-mail|dealer-words|icons|navigation-pane)\.tsx/ },
];

export default defineConfig({
  vite: {
    plugins: [
      buildId,
      layersFirst,
      lightZod,
      browserTexts,
      onePass,
      lateStart,
      ...oneSheet,
      steadyClasses(),
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
    environments: {
      client: {
        build: {
          // A page names in its head what it starts with; what every page has need not carry the list of every other page's parts.
          modulePreload: {
            resolveDependencies: (_file, needed, { hostId }) => (/^assets\/(?:index|everywhere|question)-/.test(hostId) ? [] : needed),
          },
          rolldownOptions: { output: { codeSplitting: { groups: [everywhere, buying, views, slides, question, ordered] } } },
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
