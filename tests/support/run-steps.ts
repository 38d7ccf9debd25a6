/** `needs` names the steps without which this one could only fail for their reason. */
export type Step = { readonly name: string; readonly needs?: readonly string[]; readonly run: () => number }

export type StepResult = {
  readonly name: string
  readonly result: 'passed' | 'failed' | 'skipped'
  readonly code: number
  readonly seconds: number
}

/** Runs every step, also after one failed, so that one run tells everything; a step whose needs failed is skipped. */
export function runSteps(steps: readonly Step[], now: () => number = () => performance.now()): readonly StepResult[] {
  const results: StepResult[] = []
  for (const { name, needs = [], run } of steps) {
    const isPossible = needs.every((need) => results.some((step) => step.name === need && step.result === 'passed'))
    console.log(`\n— ${name}${isPossible ? '' : ': skipped'}`)
    const start = now()
    const code = isPossible ? run() : 0
    const seconds = Math.round((now() - start) / 1000)
    results.push({ name, code, seconds, result: isPossible ? (code === 0 ? 'passed' : 'failed') : 'skipped' })
  }
  return results
}

/** The first exit code that is not zero. */
export const exitCodeOf = (results: readonly StepResult[]): number => results.find(({ code }) => code !== 0)?.code ?? 0

/** A line for each step: how it ended and how long it took. */
export const summaryOf = (results: readonly StepResult[]): string =>
  results.map(({ name, result, seconds }) => `${result.padEnd(8)}${String(seconds).padStart(6)} s  ${name}`).join('\n')
