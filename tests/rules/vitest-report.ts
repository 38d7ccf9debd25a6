import { relative } from 'node:path'
import type { Outcome } from './outcome.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** What vitest's json reporter writes, as far as it is read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

const ended = (status: string): Outcome['ended'] => status === 'passed' || status === 'failed' ? status : 'skipped'

/** A file that breaks while it is loaded, or around its tests, is red without any of its tests being so. */
export const readVitest = ({ testResults }: VitestReport): readonly Outcome[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const outcomes = assertionResults.map((test): Outcome => ({ title: test.title, file, ended: ended(test.status) }))
    const isBroken = status === 'failed' && outcomes.every((outcome) => outcome.ended !== 'failed')
    return isBroken ? [...outcomes, { title: file, file, ended: 'failed' }] : outcomes
  })
