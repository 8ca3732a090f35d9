import type { SentExample } from './render-module.tsx';

// The names of classes stand in the HTML: the styles that they name come along, whichever module has them.
const sheets = import.meta.glob(
  ['../../src/server-modules/**/*.module.css', '../../src/client/**/*.module.css', '!../../src/client/docs/**'],
  {
    eager: true,
  },
);

type Sent = { slug: string; title: string; examples: readonly SentExample[] };

/** A module's story as histoire's own support for plain script takes it: the HTML that the server sends. */
export const asSent = ({ slug, title, examples }: Sent) => ({
  id: slug,
  title,
  layout: { type: 'single', iframe: true },
  // What nobody asks for, the build leaves out.
  sheets: Object.values(sheets).length,
  variants: examples.map(({ id, title: name, html }) => ({
    id,
    title: name,
    onMount: ({ el }: { el: HTMLElement }): void => {
      el.className = 'example';
      el.innerHTML = html;
    },
  })),
});
