import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { findDocument } from './find-document.ts'
import type { OrderHistory } from './order-history.port.ts'

/** The requested documents, if all are the customer's (Commerce §7); an empty request is refused (Commerce §8). */
export type GetDocuments = (owner: AccountId, documents: readonly string[]) => TE.TaskEither<Failure, readonly string[]>

export const makeGetDocuments =
  (deps: { readonly history: OrderHistory }): GetDocuments =>
  (owner, documents) =>
    documents.length === 0
      ? TE.left({ _tag: 'NoDocuments' })
      : pipe(
          documents,
          TE.traverseArray((document) => findDocument(deps)(owner, document)),
          TE.map(() => documents),
        )
