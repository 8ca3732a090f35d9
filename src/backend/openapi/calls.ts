import 'server-only';
import { type Operation, operationOf, type RestRooms } from '#backend/rest/rest.ts';

/** A call of the shop: the room it belongs to, by the path where it stands, and its declaration. */
export type Call = { room: string; method: string; path: string; id: string; operation: Operation };

type Route = { room: string; method: string; path: string; operation: Operation | undefined };

const asTemplate = (path: string): string => path.replace(/\/+$/, '').replace(/:(\w+)/g, '{$1}');

const routesOf = (rooms: RestRooms): Route[] =>
  Object.entries(rooms).flatMap(([room, { routes }]) =>
    routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path, handler }) => ({
        room,
        method: method.toLowerCase(),
        path: asTemplate(`${room}${path}`),
        operation: operationOf(handler),
      })),
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `get /orders/{orderId}` is `getOrdersOrderId`. */
const idOf = ({ method, path }: Route): string => `${method}${(path.match(/[A-Za-z0-9]+/g) ?? []).map(capital).join('')}`;

/** Every declared call, in the order of the rooms and of their routes. */
export const listCalls = (rooms: RestRooms): Call[] =>
  routesOf(rooms).flatMap((route) => (route.operation ? [{ ...route, operation: route.operation, id: idOf(route) }] : []));

/** Routes that nothing declares: `get /carts`. A call's own middlewares stand under the same name and need no declaration. */
export const listUndeclared = (rooms: RestRooms): string[] => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const declared = new Set(listCalls(rooms).map(nameOf));
  return [...new Set(routesOf(rooms).map(nameOf))].filter((name) => !declared.has(name));
};
