import type { Outcome } from './outcome.ts'

/** `results` has every attempt, with milliseconds that include hooks. */
type Test = { readonly status: string; readonly results?: readonly { readonly duration: number }[] }

/** File names are relative to the folder of the journeys. */
type Spec = { readonly title: string; readonly file: string; readonly ok: boolean; readonly tests: readonly Test[] }
type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] }

/** The parts of Playwright's JSON report that are used here. */
export type PlaywrightReport = {
  readonly suites: readonly Suite[]
  readonly errors?: readonly { readonly message?: string }[]
}

const FOLDER = 'tests/e2e'

// Playwright reports a skipped test as ok too, but it proves nothing.
const ended = ({ ok, tests }: Spec): Outcome['ended'] => {
  if (!ok) return 'failed'
  return tests.some(({ status }) => status === 'expected' || status === 'flaky') ? 'passed' : 'skipped'
}

const isFlaky = ({ tests }: Spec): boolean => tests.some(({ status }) => status === 'flaky')

const readSuite = ({ specs = [], suites = [] }: Suite): readonly Outcome[] => [
  ...specs.map((spec): Outcome => ({
    title: spec.title, file: `${FOLDER}/${spec.file}`, ended: ended(spec), ...(isFlaky(spec) ? { isFlaky: true } : {}),
  })),
  ...suites.flatMap(readSuite),
]

export const readPlaywright = ({ suites, errors = [] }: PlaywrightReport): readonly Outcome[] => [
  ...suites.flatMap(readSuite),
  ...errors.map(({ message = 'an error outside every test' }): Outcome => ({ title: message, file: FOLDER, ended: 'failed' })),
]

const timesOf = ({ specs = [], suites = [] }: Suite): readonly { readonly file: string; readonly seconds: number }[] => [
  ...specs.flatMap(({ file, tests }) => tests.flatMap(({ results = [] }) =>
    results.map(({ duration }) => ({ file: `${FOLDER}/${file}`, seconds: duration / 1000 })))),
  ...suites.flatMap(timesOf),
]

/** How long each attempt at each test took. */
export const playwrightTimes = ({ suites }: PlaywrightReport) => suites.flatMap(timesOf)
