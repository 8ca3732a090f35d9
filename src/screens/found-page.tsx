import type { FoundPage } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';

/**
 * The page at an address: a product, a product list, or a page of sections. Each kind is loaded separately, so that a list loads no
 * gallery.
 */
export const FoundPageView = async ({ site, found, query }: { site: Site; found: FoundPage; query: string }) => {
  if (found.kind === 'product') {
    const { ProductPage } = await import('./product-detail/product-page.tsx');
    return <ProductPage site={site} found={found} query={query} />;
  }
  if (found.file.list !== null) {
    const { ListPage } = await import('./product-list/list-page.tsx');
    return <ListPage site={site} found={found} list={found.file.list} query={query} />;
  }
  const { ContentPage } = await import('./content-page/content-page.tsx');
  return <ContentPage site={site} found={found} query={query} />;
};
