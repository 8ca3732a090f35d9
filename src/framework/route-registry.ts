import 'server-only';

const routes = new Set<string>();

/** Notes that a page file answers at a path below the root of a country and language. */
export const registerRoute = (file: string): void => {
  routes.add(file.replace(/^.*\/pages\//, '').replace(/(?:\/index)?\.tsx$/, ''));
};

/** Whether one of the shop's own screens is there, by its path: the frame leads to nothing that is not. */
export const hasRoute = (path: string): boolean => routes.has(path);
