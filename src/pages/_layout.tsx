import type { ReactNode } from 'react';
import { BoundedEtags } from '#client/bounded-etags.tsx';
import { currentSite } from '#waku/request.ts';

/** What stands around every page: header, notices, footer. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <BoundedEtags />
      <main>{children}</main>
    </>
  );
}

export const getConfig = async () => ({
  render: 'dynamic',
  unstable_getEtag: () => {
    const { country, language } = currentSite();
    return `${country}-${language}`;
  },
});
