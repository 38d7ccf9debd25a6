import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddressBooks } from '../../../application/commerce/address/address-books.port.ts'
import { defaultOf, toAddressId, type AddressBook, type AddressBookDraft } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

const bookOf = ({ addressBooks }: ShopState, owner: AccountId): AddressBook => addressBooks.get(owner) ?? []

const named = ({ lastAddressId }: ShopState, draft: AddressBookDraft): AddressBook =>
  draft.map(({ id = toAddressId((lastAddressId.value += 1)), ...entry }) => ({ id, ...entry }))

/** The customer is read with the default address, so both are written in one turn. */
const keep = (state: ShopState, owner: AccountId, draft: AddressBookDraft): AddressBook => {
  const known = state.customers.get(owner)
  if (known === undefined) return []
  const book = named(state, draft)
  const { defaultAddress: _before, ...customer } = known.customer
  state.addressBooks.set(owner, book)
  state.customers.set(owner, { ...known, customer: { ...customer, ...omitUndefined({ defaultAddress: defaultOf(book)?.address }) } })
  return book
}

export const openAddressBooks = (state: ShopState): AddressBooks => ({
  book: (owner) => atOnce(() => E.right(bookOf(state, owner))),
  change: (owner, decide) => atOnce(() => pipe(decide(bookOf(state, owner)), E.map((draft) => keep(state, owner, draft)))),
})
