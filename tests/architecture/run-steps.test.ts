import { expect, it, vi } from 'vitest'
import { playwrightTimes } from '../rules/playwright-report.ts'
import { differences } from '../support/differing-builds.ts'
import { readTimes, slowestFirst, slowestLines, timeLine } from '../support/file-times.ts'
import { exitCodeOf, runSteps, summaryOf, type Step } from '../support/run-steps.ts'

const step = (name: string, code: number, needs: readonly string[] = []) =>
  ({ name, needs, run: vi.fn<() => number>(() => code) }) satisfies Step

it('H-T01 runs every step even if an earlier one failed, except those that need it, and reports how each ended', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const steps = [step('types', 2), step('build', 1), step('stories', 0), step('journeys', 0, ['build'])]
  let time = 0
  const results = await runSteps(steps, () => (time += 1500))
  expect(steps.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0])
  expect(exitCodeOf(results)).toBe(2)
  expect(summaryOf(results).split('\n')).toEqual([
    'failed       2 s  types', 'failed       2 s  build', 'passed       2 s  stories', 'skipped      2 s  journeys',
  ])
})

it('H-T01 ends with zero when every step passed', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  expect(exitCodeOf(await runSteps([step('types', 0), step('build', 0, ['types'])]))).toBe(0)
})

it('H-T01 runs lanes in parallel, the steps of each in order, and then the steps that need one of them', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const events: string[] = []
  const [types, build] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const late = (name: string, code: Promise<number>): Step => ({
    name, run: () => {
      events.push(`${name} begins`)
      return code.then((ended) => {
        events.push(`${name} ends`)
        return { code: ended, output: '' }
      })
    },
  })
  const plain = (name: string, needs: readonly string[] = []): Step => ({ name, needs, run: () => {
    events.push(name)
    return 0
  } })
  const lanes = [[late('types', types.promise), plain('lint')], [late('build', build.promise)]]
  const running = runSteps([lanes, plain('journeys', ['build', 'types'])])
  await vi.waitFor(() => { expect(events).toEqual(['types begins', 'build begins']) })
  build.resolve(0)
  await vi.waitFor(() => { expect(events.at(-1)).toBe('build ends') })
  types.resolve(3)
  const results = await running
  expect(events).toEqual(['types begins', 'build begins', 'build ends', 'types ends', 'lint'])
  expect(results.map(({ name, result }) => `${name} ${result}`))
    .toEqual(['build passed', 'types failed', 'lint passed', 'journeys skipped'])
  expect(exitCodeOf(results)).toBe(3)
})

it('U5 two builds differ by a changed, an additional and a missing file', () => {
  const before = new Map([['a.js', '1'], ['b.js', '2'], ['c.js', '3']])
  expect(differences(before, new Map(before))).toEqual([])
  expect(differences(before, new Map([['a.js', '1'], ['b.js', '4'], ['d.js', '3']]))).toEqual([
    'differs: b.js', 'only before: c.js', 'only after: d.js',
  ])
})

it('the slowest files are shown first, each with all its attempts and with its time in the run before', () => {
  const attempts = [{ status: 'flaky', results: [{ duration: 900 }, { duration: 600 }] }]
  const spec = { title: 'buys', file: 'purchase.spec.ts', ok: true, tests: attempts }
  const journeys = playwrightTimes({ suites: [{ specs: [spec], suites: [{ specs: [spec] }] }] })
  const times = slowestFirst([{ file: 'a.test.ts', seconds: 2.04 }, ...journeys])
  expect(times.map(timeLine)).toEqual(['3.0\ttests/e2e/purchase.spec.ts', '2.0\ta.test.ts'])
  expect(slowestLines(times, readTimes('7.5\ta.test.ts\n'))).toEqual([
    '    3.0 s  tests/e2e/purchase.spec.ts', '    2.0 s  a.test.ts (before 7.5 s)',
  ])
  expect(slowestLines(Array.from({ length: 30 }, (_, at) => ({ file: `${at}`, seconds: 1 })), [])).toHaveLength(20)
})
