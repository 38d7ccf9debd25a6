import type { Outcome } from './outcome.ts'

/** File names are relative to the folder of the journeys. */
type Spec = { readonly title: string; readonly file: string; readonly ok: boolean; readonly tests: readonly { readonly status: string }[] }
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
