import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type ServerOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readEnvironment } from '#shared/environment/environment.ts';
import { compressFolder } from '../../scripts/compress.ts';
import { createMetrics } from '../../src/http-server/observability/metrics.ts';
import { type HttpServer, startServer } from '../../src/http-server/start-server.ts';
import type { SplitSheet } from '../../src/http-server/static/split-sheet.ts';
import { createFakeApp, type FakeApp } from './fake-app.ts';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type Ask = { host?: string; method?: string; headers?: Record<string, string>; body?: string };
export type TestServer = {
  app: FakeApp;
  server: HttpServer;
  ask: (path: string, how?: Ask) => Promise<Reply>;
  logged: Record<string, unknown>[];
};

const files: Record<string, string> = {
  'assets/probe.js': "window.ran.push('asset')",
  'assets/client-abc.js': 'console.log("shop");'.repeat(100),
  'pictures/sink.avif': 'not really a picture '.repeat(100),
  'films/sink.mp4': 'not really a film '.repeat(100),
  'models/sink.glb': 'not really a model '.repeat(100),
  'films/sink-de.vtt': `WEBVTT\n${'\n00:00:00.000 --> 00:00:03.000\nAnzeichnen\n'.repeat(20)}`,
  'icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(50)}</svg>`,
};

// Encoders at their highest level take a second for all of it: compressed once per process, then copied.
let built: Promise<string> | undefined;
const buildOnce = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'front-door-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await compressFolder(folder);
  return folder;
};

/** A folder of built files, compressed as in the build, removed when the test ends. */
export const createPublicFolder = async (): Promise<string> => {
  built ??= buildOnce();
  const folder = await mkdtemp(join(tmpdir(), 'front-door-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(await built, folder, { recursive: true, preserveTimestamps: true });
  return folder;
};

/** Sends a request over a connection of its own, with the path exactly as given. */
export const askPort = (port: number, path: string, { host = 'localhost', method = 'GET', headers = {}, body }: Ask = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method, agent: false, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });

const testSheet: SplitSheet = {
  address: '/assets/style-test.css',
  names: { _title_1ab2: 0, _price_3def: 1 },
  rules: [
    ['base', null, 'body{margin:0}'],
    ['parts', 0, '._title_1ab2{color:red}'],
    ['parts', 1, '._price_3def{color:green}'],
  ],
};

/** An HTTP server over a fake app on a free port, drained when the test ends. */
export const startTestServer = async (environment: Record<string, string> = {}, limits: ServerOptions = {}): Promise<TestServer> => {
  const app = createFakeApp();
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) });
  const server = await startServer({
    environment: readEnvironment({ PORT: '0', DRAIN_MS: '500', ...environment }),
    app,
    log,
    metrics: createMetrics(),
    publicFolder: await createPublicFolder(),
    sheet: testSheet,
    limits,
  });
  let isDrained = false;
  const drain = async (): Promise<void> => {
    if (isDrained) return;
    isDrained = true;
    await server.drain();
  };
  onTestFinished(drain);
  return { app, server: { ...server, drain }, logged, ask: (path, how) => askPort(server.port, path, how) };
};
