import { ColourPage } from '#client/docs/foundations/colour-page.tsx';

/** The colours of the design, measured (T-05). */
export default function Colour() {
  return (
    <>
      <title>Colour – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <ColourPage />
    </>
  );
}
