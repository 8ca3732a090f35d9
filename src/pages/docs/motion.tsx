import { MotionPage } from '#client/docs/foundations/motion-page.tsx';

/** How things move (T-05). */
export default function Motion() {
  return (
    <>
      <title>Motion – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <MotionPage />
    </>
  );
}
