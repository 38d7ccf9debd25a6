import { median } from './median.ts'

export type Unit = 'kB' | 'ms' | 'MB' | 'a second' | 'points' | 'ratio' | 'of 1' | 'statements'

/** The readings of a measurement. */
export type Figure = { readonly name: string; readonly unit: Unit; readonly values: readonly number[] }

/** The values shown in the table. */
export type Summary = {
  readonly name: string
  readonly unit: Unit
  readonly n: number
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

export const summaryOf = ({ name, unit, values }: Figure): Summary => ({
  name, unit, n: values.length, median: median(values), lowest: Math.min(...values), highest: Math.max(...values),
})

export const figure = (name: string, unit: Unit, ...values: readonly number[]): Figure => ({ name, unit, values })
