import * as t from 'io-ts'
import { list } from '../codec/field.ts'
import { closedRecord, wrapped } from '../codec/record.ts'
import { ExactText } from '../values/request-text.codec.ts'

export const DocumentsRequest = closedRecord<{ readonly documents: readonly string[] }>(
  'DocumentsRequest', { documents: list(ExactText) },
)

/** The addresses of documents (Commerce §7). */
export const DocumentsRecord = wrapped('Documents', 'result', wrapped('', 'urls', list(t.string)))
