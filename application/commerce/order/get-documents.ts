import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { findDocument } from './find-document.ts'
import type { OrderHistory } from './order-history.port.ts'
import type { UseCase } from '../operation.ts'
import { documentPath } from '../../contract/downloads.ts'
import type { orderContract } from '../../contract/order.ts'

/** The requested documents, if all are the customer's (Commerce §7); an empty request is refused (Commerce §8). */
export const makeGetDocuments =
  (deps: { readonly history: OrderHistory }): UseCase<typeof orderContract.getDocuments> =>
  ({ owner }, { documents }) =>
    documents.length === 0
      ? TE.left({ _tag: 'NoDocuments' })
      : pipe(
          documents,
          TE.traverseArray((document) => findDocument(deps)(owner, document)),
          TE.map(() => documents.map(documentPath)),
        )
