import { findDealer } from '#backend/dealer/dealer.ts';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { DealerDetail } from '#screens/dealer/dealer-detail.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';

/** One dealer of the country by its id; another country's is not found here. */
export default async function DealerOfCountry({ site, path, dealerId }: PageProps & { dealerId: string }) {
  const dealer = await findDealer(site, dealerId);
  if (dealer) return <DealerDetail site={site} dealer={dealer} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}
