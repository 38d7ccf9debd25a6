import { relative } from 'node:path'
import type { Outcome } from './outcome.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** What failed before it passed has its failures still. */
type AssertionResult = { readonly title: string; readonly status: string; readonly failureMessages?: readonly string[] }

/** What vitest's json reporter writes, as far as it is read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly AssertionResult[]
  }[]
}

const ended = (status: string): Outcome['ended'] => status === 'passed' || status === 'failed' ? status : 'skipped'

/** A file that breaks while it is loaded, or around its tests, is red without any of its tests being so. */
export const readVitest = ({ testResults }: VitestReport): readonly Outcome[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const outcomes = assertionResults.map(({ title, status: how, failureMessages = [] }): Outcome => ({
      title, file, ended: ended(how), ...(how === 'passed' && failureMessages.length > 0 ? { isFlaky: true } : {}),
    }))
    const isBroken = status === 'failed' && outcomes.every((outcome) => outcome.ended !== 'failed')
    return isBroken ? [...outcomes, { title: file, file, ended: 'failed' }] : outcomes
  })
