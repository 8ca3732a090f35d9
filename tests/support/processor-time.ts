/** Runs work and returns the CPU time in milliseconds, independent of other load on the machine. */
export const processorTimeOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
