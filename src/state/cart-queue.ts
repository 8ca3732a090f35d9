import 'client-only';

let last: Promise<unknown> = Promise.resolve();
let changeCount = 0;

/** Changes the cart after every change that was asked for before: answers come in the order of the presses, and none is older than what it meets. */
export const enqueue = <Outcome>(change: () => Promise<Outcome>): Promise<Outcome> => {
  changeCount += 1;
  const result = last.then(change);
  last = result.catch(() => undefined);
  return result;
};

/** Reads what the changes leave behind: a reading that a change has overtaken is made anew. */
export const afterQueue = async <Outcome>(read: () => Promise<Outcome>): Promise<Outcome> => {
  const changes = changeCount;
  await last;
  const result = await read();
  return changes === changeCount ? result : afterQueue(read);
};
