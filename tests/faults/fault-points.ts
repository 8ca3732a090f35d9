import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import { type PaymentProvider, ProviderError } from '#backend/payment/payment.ts';

/** The fault at one step: the process dies, or the provider's call or response is lost. */
export type Fault = { at: number; kind: 'kill' | 'lose' };

type Call = (...input: never[]) => Promise<unknown>;
const guarded = ['open', 'charge', 'ask', 'close', 'refund'] as const;
const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * Numbers every step of a task once it is armed: before each write, before and after each commit, before and after each call to the
 * provider; and makes one of them fail. The shop itself does not know of it: database and provider are wrapped.
 */
export const createFaultPoints = (fault: Fault | undefined) => {
  const passed: string[] = [];
  let isArmed = false;
  const step = (name: string): void => {
    if (!isArmed) return;
    passed.push(name);
    if (passed.length !== fault?.at) return;
    if (fault.kind === 'kill') process.kill(process.pid, 'SIGKILL');
    else throw new ProviderError(`lost ${name}`, false);
  };

  const countWrites: KyselyPlugin = {
    transformQuery: ({ node }: { node: RootOperationNode; queryId: QueryId }) => {
      if (writes.has(node.kind)) step(`before write ${node.kind}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  const wrapDatabase = (plain: Db): Db => {
    const db = plain.withPlugin(countWrites);
    const transaction: Db['transaction'] = () => {
      const begun = db.transaction();
      const execute: typeof begun.execute = async (work) => {
        const result = await begun.execute(async (trx) => {
          const done = await work(trx);
          step('before commit');
          return done;
        });
        step('after commit');
        return result;
      };
      return new Proxy(begun, { get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) });
    };
    return new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') return transaction;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

  const wrapCall = (name: string, call: Call): Call => {
    return async (...input) => {
      step(`before ${name}`);
      const answer = await call(...input);
      step(`after ${name}`);
      return answer;
    };
  };
  const wrapProvider = (provider: PaymentProvider): PaymentProvider =>
    Object.assign({ ...provider }, Object.fromEntries(guarded.map((name) => [name, wrapCall(name, provider[name])])));

  const arm = (): void => {
    isArmed = true;
  };
  return { arm, passed, wrapDatabase, wrapProvider };
};
