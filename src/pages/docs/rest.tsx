import { publicModules } from '#backend/app/app.ts';
import { createRestGuide } from '#backend/openapi/openapi.ts';
import { RestPage } from '#client/docs/rest/rest-page.tsx';

/** Every call of the shop, for readers (B-03). */
export default function Rest() {
  return (
    <>
      <title>REST calls – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <RestPage {...createRestGuide(publicModules)} />
    </>
  );
}
