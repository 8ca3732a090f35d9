import 'server-only';
import { log } from '#backend/log/log.ts';
import { cacheParsedJson } from '#shared/content/parse-json.ts';
import type { Environment } from '#shared/environment/environment.ts';
import type { ContentSource } from './content-source.ts';
import { type Content, findContent, setContent } from './content-state.ts';
import { createFileSource } from './file-source.ts';
import { createHttpSource } from './http-source.ts';
import type { OnPageFault } from './page-faults.ts';
import { readContent } from './read-content.ts';

type Refresh = { source: ContentSource; milliseconds: number };

/** The configured source, and its refresh interval (0: only when it says that it has changed). */
export const sourceOf = (environment: Environment): Refresh => {
  const { CONTENT_URL, CONTENT_DIR, CONTENT_REFRESH_MS, CMS_API_KEY, NODE_ENV } = environment;
  // Editors of files want to see each change; in production only whole changes count: imports and published pages.
  const usual = CONTENT_URL ? 60_000 : NODE_ENV === 'development' ? 1000 : 0;
  const source = CONTENT_URL
    ? createHttpSource({ url: CONTENT_URL.replace(/(?<!\/)\/+$/, ''), apiKeys: CMS_API_KEY })
    : createFileSource(CONTENT_DIR);
  return { source, milliseconds: CONTENT_REFRESH_MS ?? usual };
};

/** Work that must be done before new content is shown. */
export type BeforeChange = (countries: Content['countries']) => Promise<void>;

// On globalThis for the same reason as the content: an edit in development must not leave a second timer.
const globals = globalThis as typeof globalThis & {
  undulaContentTimer?: NodeJS.Timeout | undefined;
  undulaContentSource?: ContentSource;
  undulaContentPreparation?: BeforeChange | undefined;
};

/** The source of the current content. Throws before it was loaded. */
export const currentSource = (): ContentSource => {
  const source = globals.undulaContentSource;
  if (!source) throw new Error('No content yet: loadContent() comes first');
  return source;
};

/** Registers work to be done before each later change is shown, until the refresh is stopped. */
export const prepareChanges = (before: BeforeChange): void => {
  globals.undulaContentPreparation = before;
};

/**
 * Reads everything anew and replaces the content if it differs. On failure, also of the preparation, the old content stays and the error
 * is thrown.
 */
export const refreshContent = async (source: ContentSource, onPageFault?: OnPageFault): Promise<void> => {
  const content = await readContent(source, onPageFault);
  if (content.version === findContent()?.version) return;
  await globals.undulaContentPreparation?.(content.countries);
  setContent(content);
};

const refreshForever = ({ source, milliseconds }: Refresh): void => {
  const next = async (): Promise<void> => {
    await refreshContent(source).catch((error: unknown) => log.error({ err: error }, 'Content not refreshed, the last good one stays'));
    if (globals.undulaContentTimer) globals.undulaContentTimer = setTimeout(next, milliseconds).unref();
  };
  globals.undulaContentTimer = setTimeout(next, milliseconds).unref();
};

// A change is on every process, and through the caches, within five seconds.
const lookMs = 2000;

/** Reads the content anew after each whole change of it, which costs one look at its folder. */
const refreshWhenChanged = (source: ContentSource, changedAt: () => number | undefined, before: number | undefined): void => {
  let seen = before;
  const look = async (): Promise<void> => {
    const now = changedAt();
    if (now !== undefined && now !== seen) {
      seen = now;
      await refreshContent(source).catch((error: unknown) => log.error({ err: error }, 'Content not refreshed, the last good one stays'));
    }
    if (globals.undulaContentTimer) globals.undulaContentTimer = setTimeout(look, lookMs).unref();
  };
  globals.undulaContentTimer = setTimeout(look, lookMs).unref();
};

/** Stops the refresh, and the preparation of changes. */
export const stopRefreshing = (): void => {
  clearTimeout(globals.undulaContentTimer);
  globals.undulaContentTimer = undefined;
  globals.undulaContentPreparation = undefined;
};

/** Reports each problem of a page once, however many countries show it. */
const createFaultReporter = (): OnPageFault => {
  const reported = new Set<string>();
  return ({ file, message }) => {
    if (reported.has(`${file}: ${message}`)) return;
    reported.add(`${file}: ${message}`);
    log.error({ file, fault: message }, 'A page is left out');
  };
};

/**
 * Loads the content and refreshes it. There is no older content to fall back to: a page that fails its schema is left out and reported,
 * and the shop starts with all others. Throws when anything else fails to load: a shop without content does not start.
 */
export const startContent = async (environment: Environment): Promise<void> => {
  stopRefreshing();
  const refresh = sourceOf(environment);
  globals.undulaContentSource = refresh.source;
  // Little changes between two reads of the files: an editor sees a change a second sooner.
  if (refresh.milliseconds > 0) cacheParsedJson();
  const before = refresh.source.changedAt?.();
  await refreshContent(refresh.source, createFaultReporter());
  if (refresh.milliseconds > 0) refreshForever(refresh);
  else if (refresh.source.changedAt) refreshWhenChanged(refresh.source, refresh.source.changedAt, before);
};
