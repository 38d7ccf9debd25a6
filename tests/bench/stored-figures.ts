import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Summary } from './figure.ts'

/** The figures of a run by section, each with those of the other shop if there was one. */
export type Figures = Readonly<Record<string, readonly { readonly ours: Summary; readonly beside?: Summary }[]>>

type StoredRun = { readonly commit: string; readonly figures: Figures }

/** The figures of the last stored run, for comparison; committed with the measured code. */
const STORED_FILE = 'tests/bench/stored-figures.json'
const LATEST = 'test-results/bench.json'

const write = (file: string, run: StoredRun): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(run, undefined, 2)}\n`)
}

export const readStored = (): Figures => (
  existsSync(STORED_FILE) ? (JSON.parse(readFileSync(STORED_FILE, 'utf8')) as StoredRun).figures : {}
)

/** Writes the figures; sections that this run skipped stay as stored. */
export const writeFigures = (commit: string, figures: Figures, isStored: boolean): void => {
  write(LATEST, { commit, figures })
  if (isStored) write(STORED_FILE, { commit, figures: { ...readStored(), ...figures } })
}
