import { TypePage } from '#client/docs/foundations/type-page.tsx';

/** The type of the design (T-05). */
export default function Type() {
  return (
    <>
      <title>Type – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <TypePage />
    </>
  );
}
