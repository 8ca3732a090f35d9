import 'server-only';
import { type Operation, operationOf, type RestModules } from '#backend/rest/rest.ts';

/** A call of the shop: its module, its path, and its declaration. */
export type Call = { module: string; method: string; path: string; id: string; operation: Operation };

type Route = { module: string; method: string; path: string; operation: Operation | undefined };

const asTemplate = (path: string): string => path.replace(/(?<!\/)\/+$/, '').replace(/:(\w+)/g, '{$1}');

const routesOf = (modules: RestModules): Route[] =>
  Object.entries(modules).flatMap(([module, { routes }]) =>
    routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path, handler }) => ({
        module,
        method: method.toLowerCase(),
        path: asTemplate(`${module}${path}`),
        operation: operationOf(handler),
      })),
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `get /orders/{orderId}` is `getOrdersOrderId`. */
const idOf = ({ method, path }: Route): string => `${method}${(path.match(/[A-Za-z0-9]+/g) ?? []).map(capital).join('')}`;

/** Every declared call, in the order of the modules and of their routes. */
export const listCalls = (modules: RestModules): Call[] =>
  routesOf(modules).flatMap((route) => (route.operation ? [{ ...route, operation: route.operation, id: idOf(route) }] : []));

/** Undeclared routes: `get /carts`. A call's own middleware has the same name and needs no declaration. */
export const listUndeclared = (modules: RestModules): string[] => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const declared = new Set(listCalls(modules).map(nameOf));
  return [...new Set(routesOf(modules).map(nameOf))].filter((name) => !declared.has(name));
};
