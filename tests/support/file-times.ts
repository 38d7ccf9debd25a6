import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightTimes, type PlaywrightReport } from '../rules/playwright-report.ts'
import { RESULTS } from '../rules/result-files.ts'

/** How long a test file took by itself; files run in parallel, so a run takes less than their sum. */
export type FileTime = { readonly file: string; readonly seconds: number }

/** One line for each file of the last run, the slowest first, and the same of the run before. */
const TIMES = join(RESULTS, 'times.tsv')
const EARLIER_TIMES = join(RESULTS, 'times-before.tsv')
/** Written by the reporter while vitest runs. */
export const TIMES_OF_VITEST = join(RESULTS, 'times-vitest.tsv')
const JOURNEYS = join(RESULTS, 'e2e.json')

const SHOWN = 20

export const timeLine = ({ file, seconds }: FileTime): string => `${seconds.toFixed(1)}\t${file}`

export const readTimes = (text: string): readonly FileTime[] =>
  text.split('\n').filter(Boolean).map((line) => {
    const [seconds = '', file = ''] = line.split('\t')
    return { file, seconds: Number(seconds) }
  })

/** One time for each file, the slowest first; a file that several projects or browsers ran counts once, with their sum. */
export function slowestFirst(times: readonly FileTime[]): readonly FileTime[] {
  const byFile = Map.groupBy(times, ({ file }) => file)
  const sums = [...byFile].map(([file, parts]) => ({ file, seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) }))
  return sums.toSorted((one, other) => other.seconds - one.seconds)
}

/** The slowest files, each with its time in the run before. */
export function slowestLines(times: readonly FileTime[], earlier: readonly FileTime[]): readonly string[] {
  const before = new Map(earlier.map(({ file, seconds }) => [file, seconds]))
  return times.slice(0, SHOWN).map(({ file, seconds }) => {
    const earlierSeconds = before.get(file)
    return `${seconds.toFixed(1).padStart(7)} s  ${file}${earlierSeconds === undefined ? '' : ` (before ${earlierSeconds.toFixed(1)} s)`}`
  })
}

const textOf = (file: string): string => existsSync(file) ? readFileSync(file, 'utf8') : ''

/** Times of an earlier run would be added to those of this one. */
export const deleteVitestTimes = (): void => { rmSync(TIMES_OF_VITEST, { force: true }) }

/** Keeps the times of all files, and those of the run before, and returns lines with the slowest. */
export function keepTimes(): readonly string[] {
  if (existsSync(TIMES)) renameSync(TIMES, EARLIER_TIMES)
  const journeys = existsSync(JOURNEYS) ? playwrightTimes(JSON.parse(textOf(JOURNEYS)) as PlaywrightReport) : []
  const times = slowestFirst([...readTimes(textOf(TIMES_OF_VITEST)), ...journeys])
  writeFileSync(TIMES, times.map((time) => `${timeLine(time)}\n`).join(''))
  return slowestLines(times, readTimes(textOf(EARLIER_TIMES)))
}
