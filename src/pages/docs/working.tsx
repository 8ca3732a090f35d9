import { WorkingPage } from '#client/docs/guide/working-page.tsx';

/** How to add a component and run the rigs (T-05). */
export default function Working() {
  return (
    <>
      <title>Working with this library – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <WorkingPage />
    </>
  );
}
