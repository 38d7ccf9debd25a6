import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { documentsOf, orderOfDocument } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { OrderHistory } from './order-history.port.ts'

const NO_DOCUMENT: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'document' }

/** The order of a document, if it is the customer's. */
export const findDocument =
  (deps: { readonly history: OrderHistory }) =>
  (owner: AccountId, document: string): TE.TaskEither<FailureBy<'NotFound'>, Order> => {
    const id = orderOfDocument(document)
    return id === undefined
      ? TE.left(NO_DOCUMENT)
      : pipe(
          deps.history.order(owner, id),
          TE.mapLeft((failure): FailureBy<'NotFound'> => (failure._tag === 'NotFound' ? NO_DOCUMENT : failure)),
          TE.filterOrElseW((order) => documentsOf(order).includes(document), () => NO_DOCUMENT),
        )
  }
