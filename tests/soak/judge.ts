import { slopeOf, type Reading } from '../bench/slope.ts'

/** By what share of its mean a series may grow while it is measured, or which value 95 of 100 readings may not exceed. */
export type Series = {
  readonly name: string
  readonly bound: { readonly growth: number } | { readonly value: number }
  readonly readings: readonly Reading[]
}

export type Verdict = { readonly text: string; readonly isWithin: boolean }

const WINDOWS = 10

/** The lowest reading of each tenth of the time: garbage and short connections lie above it, what is never released is part of it. */
const floorsOf = (readings: readonly Reading[]): readonly Reading[] =>
  Array.from({ length: WINDOWS }, (_, index) => {
    const window = readings.slice(Math.floor(index * readings.length / WINDOWS), Math.floor((index + 1) * readings.length / WINDOWS))
    return { at: window[0]?.at ?? 0, value: Math.min(...window.map(({ value }) => value)) }
  })

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const rounded = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 })

/** Whether a series stayed within its bound, from readings after the warm-up; `at` is in seconds. */
export function judge({ name, bound, readings }: Series): Verdict {
  if (readings.length < WINDOWS) throw new Error(`${name}: ${readings.length} readings are too few`)
  if (!readings.every(({ value }) => Number.isFinite(value))) throw new Error(`${name} was not read`)
  const sorted = readings.map(({ value }) => value).toSorted((one, other) => one - other)
  if ('value' in bound) {
    const usual = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    const text = `${name}: ${rounded(usual)} in 95 of 100 readings, ${rounded(sorted.at(-1) ?? 0)} at most; bound ${bound.value}`
    return { text, isWithin: usual <= bound.value }
  }
  const floors = floorsOf(readings)
  const slope = slopeOf(floors)
  const mean = floors.reduce((sum, { value }) => sum + value, 0) / floors.length
  const share = slope * ((readings.at(-1)?.at ?? 0) - (readings[0]?.at ?? 0)) / mean
  const text = `${name}: ${rounded(mean)}, grew by ${percent(share)} (${rounded(slope * 3600)} an hour); bound ${percent(bound.growth)}`
  return { text, isWithin: share <= bound.growth }
}
