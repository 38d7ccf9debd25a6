import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Summary } from './figure.ts'

/** The figures of a run by section, each with those of the peer where one stood beside. */
export type Figures = Readonly<Record<string, readonly { readonly ours: Summary; readonly beside?: Summary }[]>>

type Kept = { readonly commit: string; readonly figures: Figures }

/** What the last kept run measured, to compare with; it is committed with the code that it was measured on. */
const KEPT = 'tests/bench/kept.json'
const LATEST = 'test-results/bench.json'

const write = (file: string, kept: Kept): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`)
}

export const readStored = (): Figures => (existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept).figures : {})

/** Writes what was measured; sections that this run left out stay as they were kept. */
export const writeFigures = (commit: string, figures: Figures, isToBeKept: boolean): void => {
  write(LATEST, { commit, figures })
  if (isToBeKept) write(KEPT, { commit, figures: { ...readStored(), ...figures } })
}
