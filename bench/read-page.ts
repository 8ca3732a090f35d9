import { request } from 'node:http';

/** A page as it was sent: its bytes in the requested encoding, and its headers without those of the connection. */
export type SentPage = { body: Buffer; fields: [string, string][] };

const ofConnection = ['date', 'connection', 'keep-alive'];

/** Requests a page from a server on this machine, by default as browsers do; throws unless it exists. */
export const readPage = (port: number, path: string, encoding = 'gzip, deflate, br, zstd'): Promise<SentPage> =>
  new Promise((resolve, reject) => {
    const clientRequest = request({ port, path, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answers ${response.statusCode}`));
        const given = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve({ body: Buffer.concat(chunks), fields: given.filter(([name]) => !ofConnection.includes(name)) });
      });
    });
    clientRequest.on('error', reject).end();
  });
