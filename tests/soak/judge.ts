import type { Reading } from '../bench/slope.ts'

/**
 * Either the share by which the minimum may grow, the lowest reading in a half of the time: memory released late is above it, leaked
 * memory is part of it. Or the value that 95 of 100 readings may not exceed.
 */
export type Series = {
  readonly name: string
  readonly bound: { readonly growth: number } | { readonly value: number }
  readonly readings: readonly Reading[]
}

export type Verdict = { readonly text: string; readonly isWithin: boolean }

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const rounded = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 })

/** Whether a series stayed within its limit, from readings after the warm-up. */
export function judge({ name, bound, readings }: Series): Verdict {
  const values = readings.map(({ value }) => value)
  if (values.length < 4) throw new Error(`${name}: ${values.length} readings are too few`)
  if (!values.every(Number.isFinite)) throw new Error(`${name} was not read`)
  if ('value' in bound) {
    const sorted = values.toSorted((one, other) => one - other)
    const usual = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    const text = `${name}: ${rounded(usual)} in 95 of 100 readings, ${rounded(sorted.at(-1) ?? 0)} at most; bound ${bound.value}`
    return { text, isWithin: usual <= bound.value }
  }
  const middle = Math.ceil(values.length / 2)
  const [early, late] = [Math.min(...values.slice(0, middle)), Math.min(...values.slice(middle))]
  const growth = late / early - 1
  const text = `${name}: at its lowest ${rounded(early)}, then ${rounded(late)}: ${percent(growth)} more; bound ${percent(bound.growth)}`
  return { text, isWithin: growth <= bound.growth }
}
