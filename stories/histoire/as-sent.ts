import type { SentExample } from './render-module.tsx';

// The HTML contains class names: all their styles are included, whichever module has them.
const sheets = import.meta.glob(['../../src/{server-modules,server-components,client}/**/*.module.css', '!../../src/client/docs/**'], {
  eager: true,
});

type Sent = { slug: string; title: string; examples: readonly SentExample[] };

/** A module's story in the format of histoire's vanilla support: the HTML that the server sends. */
export const asSent = ({ slug, title, examples }: Sent) => ({
  id: slug,
  title,
  layout: { type: 'single', iframe: true },
  // The build drops unused modules.
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
