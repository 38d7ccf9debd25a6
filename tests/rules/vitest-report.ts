import { relative } from 'node:path'
import type { Outcome } from './outcome.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** A test that failed before it passed still has its failures. */
type AssertionResult = { readonly title: string; readonly status: string; readonly failureMessages?: readonly string[] }

/** The parts of vitest's JSON report that are used here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly AssertionResult[]
  }[]
}

const ended = (status: string): Outcome['ended'] => status === 'passed' || status === 'failed' ? status : 'skipped'

/** A file that fails while it is loaded, or around its tests, fails without a failing test. */
export const readVitest = ({ testResults }: VitestReport): readonly Outcome[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const outcomes = assertionResults.map(({ title, status: how, failureMessages = [] }): Outcome => ({
      title, file, ended: ended(how), ...(how === 'passed' && failureMessages.length > 0 ? { isFlaky: true } : {}),
    }))
    const isBroken = status === 'failed' && outcomes.every((outcome) => outcome.ended !== 'failed')
    return isBroken ? [...outcomes, { title: file, file, ended: 'failed' }] : outcomes
  })
