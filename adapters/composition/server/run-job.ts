/** Executes one run of a scheduled job; monitoring identifies it by its name. */
export type RunJob = (name: string, work: () => Promise<void>) => Promise<void>

/** Without monitoring. */
export const runJob: RunJob = (_name, work) => work()
