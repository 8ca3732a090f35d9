import { Agent, request } from 'node:http';
import { cart } from '#shared/contract/cart.ts';
import { addToCartBody } from '#shared/contract/cart-calls.ts';

/** How many pieces a shopper puts into a cart before leaving it: the carts stay as small as real ones. */
export const addsPerCart = 5;

/** What is added to the carts. */
export type Item = { productKey: string; variantKey: string };

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
    const clientRequest = request({ agent, port, method: 'POST', path: '/carts/add?locale=de-DE', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const set = response.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ');
        resolve({ status: response.statusCode ?? 0, cookie: set ?? cookie, text });
      });
    });
    clientRequest.on('error', reject).end(body);
  });

/** A shopper who fills that many carts, one call after the other; returns the milliseconds of each call. */
export const fillCarts = async (port: number, carts: number, item: Item): Promise<number[]> => {
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
