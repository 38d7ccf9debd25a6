import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { shortList } from '../codec/short-list.ts'
import { ExactText } from '../values/request-text.codec.ts'

export const DocumentsRequest = closed('DocumentsRequest', { documents: shortList(ExactText) })

const DocumentsWire = t.strict({ result: t.strict({ urls: t.readonlyArray(t.string) }) }, 'Documents')

/** The addresses of documents (Commerce §7). */
export const DocumentsCodec = codecFrom(
  'Documents',
  DocumentsWire,
  ({ result }): E.Either<never, readonly string[]> => E.right(result.urls),
)
