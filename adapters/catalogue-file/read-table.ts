import { CsvError, parse } from 'csv-parse/sync'
import * as E from 'fp-ts/lib/Either.js'
import type { FileFault } from './file-fault.ts'
import { unknownName } from './unknown-fields.ts'

export type TableRow = { readonly line: number; readonly cell: (column: string) => string }

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

const parsedIn = (text: string, delimiter: string): readonly Parsed[] =>
  parse(text, {
    bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, delimiter,
  }) as unknown as readonly Parsed[]

/** An unclosed quotation mark swallows what follows: the parser gives up, having counted the bytes before its value. */
const openedAt = (text: string, error: unknown): FileFault => {
  if (!(error instanceof CsvError)) throw error
  const before = Buffer.from(text).subarray(0, Number(error['bytes'])).toString()
  return { at: `line ${before.split('\n').length}`, problem: 'unterminated quoted value' }
}

/**
 * The rows of a table of comma-separated values (RFC 4180), or separated by semicolons as local spreadsheets write them. The first line
 * names the columns; `further` ones are optional, and an unknown name is a fault.
 */
export const readTable = (
  text: string, columns: readonly string[], further: readonly string[] = [],
): { readonly rows: readonly TableRow[]; readonly faults: readonly FileFault[] } => {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const parsed = E.tryCatch(() => parsedIn(text, heading.includes(';') ? ';' : ','), (error) => openedAt(text, error))
  if (E.isLeft(parsed)) return { rows: [], faults: [parsed.left] }
  const [first, ...rows] = parsed.right
  const names = first?.record ?? []
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) return { rows: [], faults: [{ at: 'line 1', problem: `missing column ${missing.join(', ')}` }] }
  const columnNames = [...columns, ...further]
  const strange = names.filter((name) => !columnNames.includes(name))
    .map((name) => ({ at: `line 1, ${name}`, problem: unknownName(name, columnNames, 'unknown column') }))
  return {
    rows: rows.map(({ record, info: { lines } }) => ({ line: lines, cell: (column) => record[names.indexOf(column)] ?? '' })),
    faults: [...strange, ...rows.filter(({ record }) => record.length !== names.length).map(({ record, info: { lines } }) =>
      ({ at: `line ${lines}`, problem: `has ${record.length} values for ${names.length} columns` }))],
  }
}
