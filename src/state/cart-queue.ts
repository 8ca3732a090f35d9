import 'client-only';

let last: Promise<unknown> = Promise.resolve();
let changeCount = 0;

/** Changes the cart after all earlier changes: answers arrive in order, and none is older than the cart it updates. */
export const enqueue = <Outcome>(change: () => Promise<Outcome>): Promise<Outcome> => {
  changeCount += 1;
  const result = last.then(change);
  last = result.catch(() => undefined);
  return result;
};

/** Reads the cart after all pending changes: a read that a change has overtaken is repeated. */
export const afterQueue = async <Outcome>(read: () => Promise<Outcome>): Promise<Outcome> => {
  const changes = changeCount;
  await last;
  const result = await read();
  return changes === changeCount ? result : afterQueue(read);
};
