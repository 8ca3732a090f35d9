import type { FoundPage } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { ContentPage } from './content-page/content-page.tsx';
import { ProductPage } from './product-detail/product-page.tsx';
import { ListPage } from './product-list/list-page.tsx';

/** What stands at an address: a product, a product list, or a page of sections. */
export const FoundPageView = ({ site, found, query }: { site: Site; found: FoundPage; query: string }) => {
  if (found.kind === 'product') return <ProductPage site={site} found={found} query={query} />;
  if (found.file.list !== null) return <ListPage site={site} found={found} list={found.file.list} query={query} />;
  return <ContentPage site={site} found={found} />;
};
