/** The exit code and the output of a command that ran in parallel. */
type Ended = { readonly code: number; readonly output: string }

/**
 * `needs` names the steps without which this one could only fail. The output of a step is printed as it runs, or, if it
 * returns a promise, in one piece at its end.
 */
export type Step = { readonly name: string; readonly needs?: readonly string[]; readonly run: () => number | Promise<Ended> }

/** Steps one after the other. Several lanes run in parallel. */
type Lane = readonly Step[]

export type StepResult = {
  readonly name: string
  readonly result: 'passed' | 'failed' | 'skipped'
  readonly code: number
  readonly seconds: number
}

/** Runs every step, also after a failure, so that one run shows everything; a step whose needs failed is skipped. */
export async function runSteps(
  parts: readonly (Step | readonly Lane[])[], now: () => number = () => performance.now(),
): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  const runStep = async ({ name, needs = [], run }: Step): Promise<void> => {
    const isPossible = needs.every((need) => results.some((step) => step.name === need && step.result === 'passed'))
    const start = now()
    console.log(`\n— ${name}${isPossible ? '' : ': skipped'}`)
    const running = isPossible ? run() : 0
    const code = typeof running === 'number' ? running : await running.then((ended) => {
      console.log(`\n— ${name}: ended\n${ended.output}`)
      return ended.code
    })
    const seconds = Math.round((now() - start) / 1000)
    results.push({ name, code, seconds, result: isPossible ? (code === 0 ? 'passed' : 'failed') : 'skipped' })
  }
  const runLane = async (lane: Lane): Promise<void> => { for (const step of lane) await runStep(step) }
  for (const part of parts) await ('run' in part ? runStep(part) : Promise.all(part.map(runLane)))
  return results
}

/** The first exit code that is not zero. */
export const exitCodeOf = (results: readonly StepResult[]): number => results.find(({ code }) => code !== 0)?.code ?? 0

/** A line for each step: its result and its duration. */
export const summaryOf = (results: readonly StepResult[]): string =>
  results.map(({ name, result, seconds }) => `${result.padEnd(8)}${String(seconds).padStart(6)} s  ${name}`).join('\n')
