import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddressBook, AddressId } from '../../../domain/address/address-book.ts'
import type { BillingAddress } from '../../../domain/address/address.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { AddressBooks } from '../address/address-books.port.ts'

type AddressIds = { readonly billing: AddressId; readonly shipping: AddressId }
type SavedAddresses = { readonly billingAddress: BillingAddress; readonly shippingAddress: BillingAddress }

const addressOf = (book: AddressBook, id: AddressId): E.Either<RefusalBy<'NotFound'>, BillingAddress> =>
  pipe(
    book.find((entry) => entry.id === id),
    E.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'address' }),
    E.map(({ address }) => address),
  )

/** Addresses of the customer's address book by id; somebody else's is not found (decision S11). */
export const savedAddresses =
  (deps: { readonly addressBooks: AddressBooks }) =>
  (owner: AccountId, { billing, shipping }: AddressIds): TE.TaskEither<FailureBy<'NotFound'>, SavedAddresses> =>
    pipe(
      deps.addressBooks.book(owner),
      TE.flatMapEither((book) => pipe(
        E.Do,
        E.apS('billingAddress', addressOf(book, billing)),
        E.apS('shippingAddress', addressOf(book, shipping)),
      )),
    )
