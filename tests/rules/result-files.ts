import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { readPlaywright, type PlaywrightReport } from './playwright-report.ts'
import { readVitest, type VitestReport } from './vitest-report.ts'

export const RESULTS = new URL('../../test-results', import.meta.url).pathname

const outcomesIn = (report: VitestReport | PlaywrightReport): readonly Outcome[] => {
  if ('testResults' in report) return readVitest(report)
  return 'suites' in report ? readPlaywright(report) : []
}

/** The files with the results of the last run; the folder may contain other files. */
export const resultFiles = (folder = RESULTS): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => /^(vitest-.*|e2e)\.json$/.test(name)).toSorted().map((name) => join(folder, name))
    : []

export const readOutcomes = (files: readonly string[]): readonly Outcome[] =>
  files.flatMap((file) => outcomesIn(JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport))
