/** Runs work and gives the milliseconds that the processor spent on it: what a busy machine does meanwhile does not count. */
export const processorTimeOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
