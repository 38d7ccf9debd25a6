export type Rounds = { readonly stop: () => Promise<void> }

type Settings = {
  /** Milliseconds between two rounds. */
  readonly pause: number
  /** One round; `isStopping` tells a long one to end early. */
  readonly work: (isStopping: () => boolean) => Promise<void>
  readonly report: (error: unknown) => void
  /** Whether the first round begins at once instead of after a pause. */
  readonly atOnce?: boolean
}

/** Does the same work round after round, never two at a time, until stopped; `stop` waits for the round that runs. */
export const startRounds = ({ pause, work, report, atOnce = false }: Settings): Rounds => {
  let isBusy = false
  let isStopping = false
  let running: Promise<void> = Promise.resolve()
  const round = (): void => {
    if (isBusy) return
    isBusy = true
    running = work(() => isStopping).catch(report).finally(() => { isBusy = false })
  }
  if (atOnce) round()
  const timer = setInterval(round, pause)
  timer.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
