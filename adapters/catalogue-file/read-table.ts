import { parse } from 'csv-parse/sync'
import type { FileFault } from './file-fault.ts'

export type TableRow = { readonly line: number; readonly cell: (column: string) => string }

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

const parsedIn = (text: string, delimiter: string): readonly Parsed[] =>
  parse(text, {
    bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, delimiter,
  }) as unknown as readonly Parsed[]

/**
 * The rows of a table of comma-separated values (RFC 4180), or separated by semicolons as spreadsheets here write them; the first line
 * names the columns.
 */
export const readTable = (
  text: string, columns: readonly string[],
): { readonly rows: readonly TableRow[]; readonly faults: readonly FileFault[] } => {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const [first, ...others] = parsedIn(text, heading.includes(';') ? ';' : ',')
  const names = first?.record ?? []
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) return { rows: [], faults: [{ at: 'line 1', problem: `has no column ${missing.join(', ')}` }] }
  return {
    rows: others.map(({ record, info: { lines } }) => ({ line: lines, cell: (column) => record[names.indexOf(column)] ?? '' })),
    faults: others.flatMap(({ record, info: { lines } }) =>
      record.length === names.length ? [] : [{ at: `line ${lines}`, problem: `has ${record.length} values for ${names.length} columns` }]),
  }
}
