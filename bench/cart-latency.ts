import { Agent, request } from 'node:http';
import { cart } from '#shared/contract/cart.ts';
import { addToCartBody } from '#shared/contract/cart-calls.ts';
import { startShop } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { percentile } from './statistics.ts';

/** `cost` is the shop's processor time for one call, in milliseconds; PostgreSQL's own is not in it. */
export type Latency = { database: string; calls: number; p50: number; p99: number; perSecond: number; cost: number };

const shoppers = 8;
// A shopper who fills a cart and leaves: the carts stay as small as real ones.
const addsPerCart = 5;

type Reply = { status: number; cookie: string | undefined; text: string };

const post = (agent: Agent, port: number, cookie: string | undefined, body: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      origin: `http://localhost:${port}`,
      host: `localhost:${port}`,
      ...(cookie && { cookie }),
    };
    const asked = request({ agent, port, method: 'POST', path: '/carts/add?locale=de-DE', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const set = response.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ');
        resolve({ status: response.statusCode ?? 0, cookie: set ?? cookie, text });
      });
    });
    asked.on('error', reject).end(body);
  });

const shop = async (port: number, carts: number, item: { productKey: string; variantKey: string }): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify(addToCartBody.parse(item));
  const times: number[] = [];
  for (let made = 0; made < carts; made++) {
    let cookie: string | undefined;
    for (let added = 0; added < addsPerCart; added++) {
      const start = performance.now();
      const reply = await post(agent, port, cookie, body);
      times.push(performance.now() - start);
      if (reply.status !== 200) throw new Error(`POST /carts/add answers ${reply.status}: ${reply.text.slice(0, 300)}`);
      cart.parse(JSON.parse(reply.text));
      cookie = reply.cookie;
    }
  }
  agent.destroy();
  return times;
};

/** Milliseconds that POST /carts/add takes while eight shoppers fill carts, on the database that the environment names. */
export const measureCarts = async (
  database: string,
  env: Record<string, string>,
  item: { productKey: string; variantKey: string },
  carts = 25,
): Promise<Latency> => {
  const running = await startShop(env);
  try {
    await shop(running.port, 5, item);
    const [start, used] = [performance.now(), processorTime(running.pid)];
    const times = (await Promise.all(Array.from({ length: shoppers }, () => shop(running.port, carts, item)))).flat();
    const seconds = (performance.now() - start) / 1000;
    const cost = (processorTime(running.pid) - used) / 1000 / times.length;
    return {
      database,
      calls: times.length,
      cost,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      perSecond: times.length / seconds,
    };
  } finally {
    await running.stop();
  }
};
