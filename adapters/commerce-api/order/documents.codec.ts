import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { shortList } from '../codec/short-list.ts'

export const DocumentsRequest = closed('DocumentsRequest', { documents: shortList(t.string) })

const DocumentsWire = t.strict({ result: t.strict({ urls: t.readonlyArray(t.string) }) }, 'Documents')

/** Where documents can be opened (Commerce §7). */
export const DocumentsCodec = codecFrom('Documents', DocumentsWire, ({ result }): E.Either<never, readonly string[]> => E.right(result.urls))

/** The address of one document; it opens for its owner only. */
export const documentPath = (document: string): string => `/api/customers/me/documents/${encodeURIComponent(document)}`
