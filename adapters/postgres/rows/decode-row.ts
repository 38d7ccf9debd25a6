import { isLeft } from 'fp-ts/lib/Either.js'
import type { Errors } from 'io-ts'
import type { StoredCodec } from './record-codec.ts'

/**
 * A stored row that the shop cannot decode: a defect. The message names the place but none of the contents, which may be personal data.
 */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow'

  constructor(table: string, id: string | number, codec: string, path: string) {
    super(`Row ${id} of ${table} is not a ${codec} at ${path}`)
  }
}

/** A step with the same value as the one before is part of the codec, not of the path in the document. */
const pathOf = (errors: Errors): string => {
  const steps = errors[0]?.context ?? []
  return steps
    .filter((step, index) => index > 0 && step.actual !== steps[index - 1]?.actual)
    .map(({ key }) => key)
    .join('.')
}

export const decodeRow = <Value>(codec: StoredCodec<Value>, table: string, id: string | number, stored: unknown): Value => {
  const decoded = codec.decode(stored)
  if (isLeft(decoded)) throw new UnreadableRow(table, id, codec.name, pathOf(decoded.left))
  return decoded.right
}

/** The values of the rows that can be decoded; the others are reported. */
export const readableRows = <Row, Value>(
  rows: readonly Row[], decode: (row: Row) => Value, report: (error: UnreadableRow) => void,
): readonly Value[] =>
  rows.flatMap((row) => {
    try {
      return [decode(row)]
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      report(error)
      return []
    }
  })
