import type { Round } from './load.ts';
import type { Running } from './processes.ts';
import { mainThreadTime, processorTime } from './processor-time.ts';
import { median } from './statistics.ts';

/** A server, and how to send requests to it for one round. */
export type Contestant = { name: string; running: Running; run: () => Promise<Round> };

/**
 * Requests per second, each round and the median; `cost` is the server's CPU time per request, `mainCost` that of its main thread, in
 * microseconds.
 */
export type Rate = { name: string; rates: number[]; median: number; cost: number; mainCost: number };

type Sample = { rate: number; cost: number; mainCost: number };

const takeSample = async ({ running, run }: Contestant): Promise<Sample> => {
  const [all, main] = [processorTime(running.pid), mainThreadTime(running.pid)];
  const { requests, perSecond } = await run();
  return {
    rate: perSecond,
    cost: (processorTime(running.pid) - all) / requests,
    mainCost: (mainThreadTime(running.pid) - main) / requests,
  };
};

/** Alternates between the servers, so that other load on the machine slows all of them; a first round, which loads code, is not counted. */
export const race = async (contestants: readonly Contestant[], rounds: number): Promise<Rate[]> => {
  const samples = new Map(contestants.map(({ name }): [string, Sample[]] => [name, []]));
  for (const { run } of contestants) await run();
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) samples.get(contestant.name)?.push(await takeSample(contestant));
  }
  return [...samples].map(([name, taken]) => {
    const middle = (field: keyof Sample): number => median(taken.map((sample) => sample[field]));
    return { name, rates: taken.map(({ rate }) => rate), median: middle('rate'), cost: middle('cost'), mainCost: middle('mainCost') };
  });
};
