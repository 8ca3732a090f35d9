import { DocsScreen } from '../docs-screen.tsx';
import { foundationAt } from './foundations.ts';
import { IconGallery } from './icon-gallery.tsx';

const { href, title, summary } = foundationAt('/docs/icons');

/** Every icon of the sprites by name (T-02). */
export const IconsPage = () => (
  <DocsScreen address={href} title={title} summary={summary}>
    <IconGallery />
  </DocsScreen>
);
