import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type Ask = { host?: string; method?: string; headers?: Record<string, string>; body?: string };

/** nginx in front of a shop, on its own ports. */
export type Nginx = {
  /** Sends a request by TLS, trusting the certificate; `host` is the requested host. */
  ask: (path: string, how?: Ask) => Promise<Answer>;
  /** Sends a request without TLS. */
  askPlainly: (path: string, how?: Ask) => Promise<Answer>;
  close: () => Promise<void>;
};

const host = 'www.undula.de';

const makeCertificate = (folder: string): { certificate: string; key: string } => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('/usr/bin/openssl', [...kind, ...names, '-out', certificate, '-keyout', key], { stdio: 'pipe' });
  return { certificate, key };
};

/** The frame around the sites from Debian's own configuration, with all paths below the folder. */
const around = (folder: string, site: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${site};
}
`;

const send = (request: typeof httpsRequest, options: object, path: string, how: Ask = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { body, method = body === undefined ? 'GET' : 'POST' } = how;
    const headers = { host: how.host ?? host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...how.headers };
    const asked = request({ ...options, host: '127.0.0.1', path, method, agent: false, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Starts Debian's nginx with deploy/nginx.conf in front of the shop on this port. */
export const startNginx = async (shopPort: number): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-nginx-'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const { certificate, key } = makeCertificate(folder);
  const values: Record<string, string> = {
    HTTP_ADDRESS: `127.0.0.1:${httpPort}`,
    HTTPS_ADDRESS: `127.0.0.1:${httpsPort}`,
    SHOP_ADDRESS: `127.0.0.1:${shopPort}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
  };
  const site = join(folder, 'site.conf');
  writeFileSync(
    site,
    readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole),
  );
  writeFileSync(join(folder, 'nginx.conf'), around(folder, site));
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const tls = { port: httpsPort, ca: readFileSync(certificate), servername: host };
  const nginx: Nginx = {
    ask: (path, how) => send(httpsRequest, tls, path, how),
    askPlainly: (path, how) => send(httpRequest as typeof httpsRequest, { port: httpPort }, path, how),
    close: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGQUIT')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // It does not report when it is listening.
  for (let isOpen = false; !isOpen; await delay(20)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${said}`);
    isOpen = await nginx.ask('/livez').then(
      () => true,
      () => false,
    );
  }
  return nginx;
};
