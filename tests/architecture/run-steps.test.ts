import { expect, it, vi } from 'vitest'
import { exitCodeOf, runSteps, summaryOf, type Step } from '../support/run-steps.ts'

const step = (name: string, code: number, needs: readonly string[] = []) =>
  ({ name, needs, run: vi.fn<() => number>(() => code) }) satisfies Step

it('H-T01 runs every step though an earlier one failed, but for those that need it, and says how each ended', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const steps = [step('types', 2), step('build', 1), step('stories', 0), step('journeys', 0, ['build'])]
  let time = 0
  const results = runSteps(steps, () => (time += 1500))
  expect(steps.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0])
  expect(exitCodeOf(results)).toBe(2)
  expect(summaryOf(results).split('\n')).toEqual([
    'failed       2 s  types', 'failed       2 s  build', 'passed       2 s  stories', 'skipped      2 s  journeys',
  ])
})

it('H-T01 ends with zero when every step passed', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  expect(exitCodeOf(runSteps([step('types', 0), step('build', 0, ['types'])]))).toBe(0)
})
