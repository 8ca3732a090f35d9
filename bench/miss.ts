import { measureFreshRate } from './load.ts';
import { startNextSite } from './next-site.ts';
import type { Running } from './processes.ts';
import { type Contestant, type Rate, race } from './race.ts';
import { readPage } from './read-page.ts';
import { withShop } from './with-shop.ts';

/** Who renders the list page: its rate and cost, the elements and the bytes of its document. */
export type Renderer = Rate & { elements: number; bytes: number };

/** The cost of an uncached list page, for the shop and for Next.js, which renders the same elements. */
export type Miss = { path: string; renderers: Renderer[] };

let counter = 0;
/** An address not requested before that shows the same page: an invalid page number is ignored. */
export const freshAddress = (path: string): string => `${path}?page=x${process.pid}-${counter++}`;

/** The addresses requested from both servers in turn; each response must be rendered. */
export const measureMiss = (path: string, rounds: number, seconds: number): Promise<Miss> =>
  withShop(async (shop) => {
    const fetchHtml = async (port: number, address: string): Promise<string> => (await readPage(port, address, 'identity')).body.toString();
    const next = await startNextSite(await fetchHtml(shop.port, freshAddress(path)));
    try {
      const contestant = (name: string, running: Running, address: string): Contestant & { address: string } => ({
        name,
        running,
        address,
        run: () => measureFreshRate({ port: running.port, path: address, seconds, connections: 4 }, () => freshAddress(address)),
      });
      const contestants = [
        contestant('shop', shop, path),
        contestant('Next.js, links with next/link', next.running, '/links'),
        contestant('Next.js, plain links', next.running, '/plain'),
      ];
      const rates = await race(contestants, rounds);
      const documents = await Promise.all(contestants.map(({ running, address }) => fetchHtml(running.port, freshAddress(address))));
      const renderers = rates.map((rate, index) => {
        const document = documents[index] ?? '';
        return { ...rate, elements: next.countIn(document), bytes: Buffer.byteLength(document) };
      });
      return { path, renderers };
    } finally {
      await next.running.stop();
    }
  });
