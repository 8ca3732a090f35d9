import { DecisionsPage } from '#client/docs/guide/decisions-page.tsx';

/** Why the shop is built the way it is (T-05). */
export default function Decisions() {
  return (
    <>
      <title>Decisions – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <DecisionsPage />
    </>
  );
}
