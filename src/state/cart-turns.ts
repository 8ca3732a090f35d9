import 'client-only';

let last: Promise<unknown> = Promise.resolve();
let begun = 0;

/** Changes the cart after every change that was asked for before: answers come in the order of the presses, and none is older than what it meets. */
export const inTurn = <Outcome>(change: () => Promise<Outcome>): Promise<Outcome> => {
  begun += 1;
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
};

/** Reads what the changes leave behind: a reading that a change has overtaken is made anew. */
export const afterTurns = async <Outcome>(read: () => Promise<Outcome>): Promise<Outcome> => {
  const changes = begun;
  await last;
  const found = await read();
  return changes === begun ? found : afterTurns(read);
};
