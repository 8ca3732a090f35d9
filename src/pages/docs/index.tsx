import { DocsIndex } from '#client/docs/index/docs-index.tsx';

/** The component documentation (T-05). */
export default function Docs() {
  return (
    <>
      <title>Components – Undula</title>
      <meta name="robots" content="noindex" />
      <DocsIndex />
    </>
  );
}
