import * as t from 'io-ts'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { RowSum } from './row-sum.ts'

/** The lines of a backup: a header, each table followed by its rows, the sequences, and at the end the checksum of each table. */
const headCodec = t.strict({ holds: t.literal('iris backup 1'), steps: t.readonlyArray(t.string), at: t.string }, 'BackupHead')
const tableCodec = t.strict({ name: t.string, columns: t.readonlyArray(t.string) }, 'BackupTable')
const countersCodec = t.record(t.string, t.number, 'BackupCounters')
const endCodec = t.record(t.string, t.strict({ rows: t.number, sum: t.string }), 'BackupEnd')

export type BackupHead = t.TypeOf<typeof headCodec>

export type BackupLine =
  | { readonly is: 'head'; readonly head: BackupHead }
  | { readonly is: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly is: 'row'; readonly row: string }
  | { readonly is: 'counters'; readonly counters: Readonly<Record<string, number>> }
  | { readonly is: 'end'; readonly sums: Readonly<Record<string, RowSum>> }

/** The first character gives the type of the line. Rows are written as the text that the database returned. */
export const writeLine = (line: BackupLine): string => {
  switch (line.is) {
    case 'head': return `B${JSON.stringify(line.head)}\n`
    case 'table': return `T${JSON.stringify({ name: line.name, columns: line.columns })}\n`
    case 'row': return `R${line.row}\n`
    case 'counters': return `C${JSON.stringify(line.counters)}\n`
    case 'end': return `E${JSON.stringify(line.sums)}\n`
  }
}

/** The file is not a backup of the shop, or it is incomplete. */
export class NotABackup extends Error {
  override readonly name = 'NotABackup'

  constructor(reason: string, options?: ErrorOptions) {
    super(`This file cannot be restored: ${reason}.`, options)
  }
}

const decoded = <Value>(codec: t.Type<Value, unknown, unknown>, text: string): Value => {
  const result = codec.decode(asJson(text))
  if (isLeft(result)) throw new NotABackup(`it contains an invalid ${codec.name} line`)
  return result.right
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NotABackup('it contains a line that is not JSON', { cause })
  }
}

export const readLine = (line: string): BackupLine => {
  const [is, rest] = [line.slice(0, 1), line.slice(1)]
  if (is === 'R') return { is: 'row', row: rest }
  if (is === 'B') return { is: 'head', head: decoded(headCodec, rest) }
  if (is === 'T') return { is: 'table', ...decoded(tableCodec, rest) }
  if (is === 'C') return { is: 'counters', counters: decoded(countersCodec, rest) }
  if (is === 'E') return { is: 'end', sums: decoded(endCodec, rest) }
  throw new NotABackup('it is not a backup of this shop')
}
