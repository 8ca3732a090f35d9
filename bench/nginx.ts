import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPort, type Running, startProgram } from './processes.ts';

/** True when Debian's nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

const configuration = (folder: string, port: number, fields: [string, string][]): string => `
${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr notice;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; etag off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}/files; try_files /page =404; ${fields.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ')} }
  }
}
`;

/** Starts nginx with one worker, as the shop has one process; it sends the body from the file cache with the same headers. */
export const startNginx = async (folder: string, body: Buffer, fields: [string, string][]): Promise<Running> => {
  const port = await findPort();
  const own = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive']);
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(join(folder, 'files/page'), body);
  await writeFile(
    join(folder, 'nginx.conf'),
    configuration(
      folder,
      port,
      fields.filter(([name]) => !own.has(name)),
    ),
  );
  return startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {}, 'start worker process ', port);
};
