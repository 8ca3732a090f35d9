import { SpacePage } from '#client/docs/foundations/space-page.tsx';

/** Distances and sizes of the design (T-05). */
export default function Space() {
  return (
    <>
      <title>Space – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <SpacePage />
    </>
  );
}
