import { IconsPage } from '#client/docs/foundations/icons-page.tsx';

/** Every icon by name (T-02, T-05). */
export default function Icons() {
  return (
    <>
      <title>Icons – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <IconsPage />
    </>
  );
}
