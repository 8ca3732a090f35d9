import type { Page } from '@playwright/test';

/** The paths of films and captions that a page requests from now on. */
export const noteFilms = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/')) requested.push(pathname);
  });
  return requested;
};
