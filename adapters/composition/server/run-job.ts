/** Does one run of a scheduled job, by whose name whoever watches can tell it. */
export type RunJob = (name: string, work: () => Promise<void>) => Promise<void>

/** Nobody watches. */
export const runJob: RunJob = (_name, work) => work()
