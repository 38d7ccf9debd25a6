import type { Summary } from './figure.ts'

const digits = (value: number): number => (Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 1 ? 1 : 3)
const format = (value: number): string => value.toFixed(digits(value))

const spread = ({ n, lowest, highest }: Summary): string => (n > 1 ? `${format(lowest)} to ${format(highest)}` : '')

const change = (now: Summary, before: Summary | undefined): string =>
  before === undefined || before.median === 0 ? '' : `${format(before.median)} (× ${(now.median / before.median).toFixed(2)})`

type Cells = readonly string[]
const WIDTHS = [46, 12, 10, 4, 20, 22, 0]
const row = (cells: Cells): string => cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' ').trimEnd()

export const HEADING = row(['', 'median', 'unit', 'n', 'spread', 'stored (now × stored)', 'beside'])

/** One line of the table: the figure, its last stored value, and the other shop's. */
export const line = (now: Summary, summary: Summary | undefined, beside: Summary | undefined): string =>
  row([
    `  ${now.name}`, format(now.median), now.unit, String(now.n), spread(now), change(now, summary),
    beside === undefined ? '' : `${format(beside.median)} (${spread(beside)})`,
  ])
