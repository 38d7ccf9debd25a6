export type ScheduledJob = { readonly stop: () => Promise<void> }

type Settings = {
  /** Milliseconds between two runs. */
  readonly pause: number
  /** One run; `isStopping` tells a long one to end early. */
  readonly work: (isStopping: () => boolean) => Promise<void>
  readonly report: (error: unknown) => void
  /** Whether the first run begins at once instead of after a pause. */
  readonly atOnce?: boolean
}

/** Repeats a job, never two runs at a time, until stopped; `stop` waits for the current run. */
export const startScheduledJob = ({ pause, work, report, atOnce = false }: Settings): ScheduledJob => {
  let isBusy = false
  let isStopping = false
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    if (isBusy) return
    isBusy = true
    running = work(() => isStopping).catch(report).finally(() => { isBusy = false })
  }
  if (atOnce) run()
  const timer = setInterval(run, pause)
  timer.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
