/** The tabs of the careers overview; professionals is the default and omitted from queries (J-01). */
export const careerTabs = ['professionals', 'students', 'pupils'] as const;
export type CareerTab = (typeof careerTabs)[number];

const professionalTypes = ['Professionals', 'Managers'];
const studentsPrefix = 'Students';

const tabOf = (typeName: string): CareerTab => {
  if (professionalTypes.includes(typeName)) return 'professionals';
  return typeName.startsWith(studentsPrefix) ? 'students' : 'pupils';
};

/** Jobs by tab, each list in reverse order (specification §9); the initiative application is separate. */
export const groupJobs = <Job extends { typeName: string; isInitiative: boolean }>(
  jobs: readonly Job[],
): Record<CareerTab, Job[]> & { initiative: Job | undefined } => {
  const listed = jobs.filter(({ isInitiative }) => !isInitiative).toReversed();
  const inTab = (tab: CareerTab): Job[] => listed.filter(({ typeName }) => tabOf(typeName) === tab);
  return {
    professionals: inTab('professionals'),
    students: inTab('students'),
    pupils: inTab('pupils'),
    initiative: jobs.find(({ isInitiative }) => isInitiative),
  };
};
