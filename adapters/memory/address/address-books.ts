import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddressBooks } from '../../../application/commerce/address/address-books.port.ts'
import { defaultOf, toAddressId, type AddressBook, type AddressBookDraft } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const bookOf = ({ addressBooks }: ShopState, owner: AccountId): AddressBook => addressBooks.get(owner) ?? []

const withIds = ({ lastAddressId }: ShopState, draft: AddressBookDraft): AddressBook =>
  draft.map(({ id = toAddressId((lastAddressId.value += 1)), ...entry }) => ({ id, ...entry }))

/** The customer contains the default address, so both are written together. */
const storeBook = (state: ShopState, owner: AccountId, draft: AddressBookDraft): AddressBook => {
  const account = state.customers.get(owner)
  if (account === undefined) return []
  const book = withIds(state, draft)
  const { defaultAddress: _before, ...customer } = account.customer
  state.addressBooks.set(owner, book)
  state.customers.set(owner, { ...account, customer: { ...customer, ...omitUndefined({ defaultAddress: defaultOf(book)?.address }) } })
  return book
}

export const openAddressBooks = (state: ShopState): AddressBooks => ({
  book: (owner) => atomically(() => E.right(bookOf(state, owner))),
  change: (owner, decide) => atomically(() => pipe(decide(bookOf(state, owner)), E.map((draft) => storeBook(state, owner, draft)))),
})
