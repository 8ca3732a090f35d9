import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '#shared/environment/environment.ts';
import { paymentPageOrigins } from '#shared/payment/stripe-limits.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createEditorHandler } from './editor.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import { createOperations } from './operations.ts';
import type { App } from './proxy/app.ts';
import { createRestHandler } from './proxy/rest-handler.ts';
import { createSiteTexts } from './proxy/site-texts.ts';
import { loadFallbackPages } from './render/fallback-page.ts';
import { createPageRenderer } from './render/page-renderer.ts';
import { createPersonalDocuments } from './render/personal-documents.ts';
import { createRenderLimit } from './render/render-limit.ts';
import { createRenderQueue } from './render/render-queue.ts';
import { createHostReader } from './request/visitor-host.ts';
import { createRequestHandler } from './request-handler.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createSecurityText } from './security-text.ts';
import type { SplitSheet } from './static/split-sheet.ts';
import { listStaticFiles } from './static/static-files.ts';
import { createStyleSheets } from './static/style-sheets.ts';

export type HttpServer = {
  port: number;
  /** Empties the page cache. */
  purge: () => void;
  /** Stops accepting, lets running responses finish, then stops the app; throws after DRAIN_MS. */
  drain: () => Promise<void>;
};

type HttpServerOptions = {
  environment: Environment;
  app: App;
  log: Log;
  metrics: Metrics;
  /** Folder of built public files. */
  publicFolder: string;
  /** The styles of the build; documents link those they use. */
  sheet: SplitSheet;
  readMetrics?: () => Promise<string>;
  limits?: ServerOptions;
};

// Slow senders are cut off; a nine-megabyte upload over a slow line still succeeds.
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // A request with too many cookies gets a page that says so; longer headers than this are cut off.
  maxHeaderSize: 81_920,
};
const socketTimeoutMs = 120_000;

const listen = (server: Server, { PORT, HOST }: Environment): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: PORT, ...(HOST !== undefined && { host: HOST }) }, () => resolve((server.address() as AddressInfo).port));
  });

/** Closes a server: connections with a running response stay open until it ends, but no longer than `graceMs`. */
const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose response ends while the server closes would stay open until its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const forceClose = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(forceClose);
};

const within = async (work: Promise<void>, ms: number): Promise<void> => {
  const timeLimit = delay(ms, undefined, { ref: false }).then(() => Promise.reject(new Error(`The app did not stop within ${ms} ms`)));
  await Promise.race([work, timeLimit]);
};

/** Sets up the HTTP server for an app that has started, and listens. Rejects when the port is taken. */
export const startServer = async ({
  environment,
  app,
  log,
  metrics,
  publicFolder,
  sheet,
  readMetrics = () => metrics.registry.metrics(),
  limits: overrides,
}: HttpServerOptions): Promise<HttpServer> => {
  const scheme = environment.PUBLIC_SCHEME;
  const trustedProxies = environment.TRUST_PROXY;
  const proxySettings = { scheme, trustedProxies };
  if (scheme === 'https' && trustedProxies === 0)
    log.warn(
      'PUBLIC_SCHEME is https and TRUST_PROXY is 0: limits count all visitors of a proxy as one. Set TRUST_PROXY to the number of proxies',
    );
  const headers = securityHeaders({ scheme, hstsSubdomains: environment.HSTS_SUBDOMAINS === 1 });
  let isDrainingNow = false;
  const isDraining = (): boolean => isDrainingNow;
  const queue = createRenderQueue(environment.RENDER_CONCURRENCY, environment.RENDER_QUEUE, { throttles: environment.RATE_LIMIT > 0 });
  const pages = createPageCache({
    maxBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    freshMs: environment.PAGE_FRESH_S * 1000,
    version: app.contentVersion,
    onRenewalFailed: (error) => log.warn({ err: error }, 'a page could not be renewed, the stale one stays'),
  });
  metrics.watch(pages, queue, app);
  const fallback = await loadFallbackPages();
  const styles = createStyleSheets(sheet, headers);
  const renderer = {
    app,
    styles,
    queue,
    timeoutMs: environment.RENDER_TIMEOUT_MS,
    policy: {
      scheme,
      paymentOrigins: environment.PAYMENT_FORM_ORIGINS ?? paymentPageOrigins[environment.PAYMENT_PROVIDER],
      hasGoogleMaps: environment.GOOGLE_MAPS_KEY !== undefined,
      hasTagManager: environment.TAG_MANAGER_ID !== undefined,
      consentManager: environment.CONSENT_MANAGER_URL,
      hasRecaptcha: environment.RECAPTCHA_SITE_KEY !== undefined,
    },
    fallback,
    headers,
    log,
    metrics,
  };
  const requestHandler = createRequestHandler({
    pages,
    renderPage: createPageRenderer(renderer),
    limitRenders: createRenderLimit(environment.RATE_LIMIT === 0 ? 0 : environment.RENDER_LIMIT),
    resolveRoute: app.resolveRoute,
    pathIn: app.pathIn,
    trustedProxies,
    renderPersonal: createPersonalDocuments({ ...renderer, trustedProxies }),
    files: await listStaticFiles(publicFolder, environment.FILE_CACHE_MB * 1024 * 1024, headers),
    styles,
    handleRest: createRestHandler({ app, headers, proxySettings, log, runInTurn: queue.run, bodyMs: environment.BODY_SECONDS * 1000 }),
    handleOperations: createOperations({
      isDraining,
      ready: () => app.ready(),
      readMetrics,
      metricsToken: environment.METRICS_TOKEN,
      proxySettings,
    }),
    readHost: createHostReader(scheme),
    fallback,
    headers,
    isDraining,
    contentVersion: app.contentVersion,
    showsDocs: environment.DOCS === 1,
    securityText: createSecurityText(headers),
    siteText: createSiteTexts(app, headers),
    editor: environment.CONTENT_EDITOR === 1 ? createEditorHandler({ app, headers, proxySettings }) : undefined,
    log,
    metrics,
  });
  const server = createServer({ ...limits, ...overrides }, requestHandler);
  server.timeout = socketTimeoutMs;
  const port = await listen(server, environment);
  return {
    port,
    purge: () => {
      pages.purge();
      metrics.purged();
      log.info('the page cache was emptied');
    },
    drain: async () => {
      isDrainingNow = true;
      await delay(environment.DRAIN_NOTICE_MS);
      await closeServer(server, environment.DRAIN_MS * 0.8);
      await within(app.stop(), environment.DRAIN_MS * 0.2);
    },
  };
};
