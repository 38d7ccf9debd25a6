import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Branded } from '../branded.ts'
import type { NotFound } from '../request-refusal.ts'
import { IDS, readWholeNumber } from '../whole-number.ts'
import type { AddressBookFull, AddressExists } from './address-refusal.ts'
import type { BillingAddress } from './address.ts'
import { sameAddress } from './same-address.ts'

/** Names one address of a customer; unique over all customers and never reused. */
export type AddressId = Branded<number, 'AddressId'>

/** Brands a number that the database assigned. */
export const toAddressId = (id: number): AddressId => id as AddressId

/** A text that is not such a number names no address. */
export const readAddressId = (text: string | undefined): E.Either<NotFound<'address'>, AddressId> => {
  const id = readWholeNumber(text, IDS)
  return id === undefined ? E.left(NO_ADDRESS) : E.right(toAddressId(id))
}

type Entry = { readonly address: BillingAddress; readonly isDefault: boolean }
export type SavedAddress = Entry & { readonly id: AddressId }

/** The saved addresses of a customer, oldest first. One of them is the default, unless the book is empty (decision G5). */
export type AddressBook = readonly SavedAddress[]

/** A book to be stored: new addresses have no id yet. */
export type AddressBookDraft = readonly (Entry & { readonly id?: AddressId })[]

/** More than a customer needs, and few enough for one page. */
export const ADDRESS_BOOK_LIMIT = 20

const FULL: AddressBookFull = { _tag: 'AddressBookFull', maximum: ADDRESS_BOOK_LIMIT }
const NO_ADDRESS: NotFound<'address'> = { _tag: 'NotFound', what: 'address' }

export const defaultOf = (book: AddressBook): SavedAddress | undefined => book.find(({ isDefault }) => isDefault)

const findEntry = (book: AddressBook, id: AddressId): E.Either<NotFound<'address'>, SavedAddress> =>
  pipe(book.find((entry) => entry.id === id), E.fromNullable(NO_ADDRESS))

const requireNew = (book: AddressBook, address: BillingAddress): E.Either<AddressExists, BillingAddress> =>
  book.some((entry) => sameAddress(entry.address, address)) ? E.left({ _tag: 'AddressExists' }) : E.right(address)

/** Makes `chosen` the default; without it the current default or the oldest address. */
const withOneDefault = (draft: AddressBookDraft, chosen = draft.find(({ isDefault }) => isDefault) ?? draft[0]): AddressBookDraft =>
  draft.map((entry) => ({ ...entry, isDefault: entry === chosen }))

export type SubmittedAddress = { readonly address: BillingAddress; readonly isDefault: boolean }

/** Adds an address; the first one is the default. */
export const withAddress = (
  book: AddressBook, { address, isDefault }: SubmittedAddress,
): E.Either<AddressBookFull | AddressExists, AddressBookDraft> => {
  const added = { address, isDefault }
  return pipe(
    requireNew(book, address),
    E.filterOrElseW(() => book.length < ADDRESS_BOOK_LIMIT, () => FULL),
    E.map(() => withOneDefault([...book, added], isDefault ? added : defaultOf(book))),
  )
}

/** Replaces an address; a default stays the default until another is chosen. */
export const withCorrected = (
  book: AddressBook, id: AddressId, { address, isDefault }: SubmittedAddress,
): E.Either<NotFound<'address'> | AddressExists, AddressBookDraft> =>
  pipe(
    findEntry(book, id),
    E.tap(() => requireNew(book.filter((entry) => entry.id !== id), address)),
    E.map((before) => {
      const corrected = { ...before, address }
      const draft = book.map((entry) => (entry.id === id ? corrected : entry))
      return isDefault ? withOneDefault(draft, corrected) : withOneDefault(draft)
    }),
  )

/** When the default is removed, the oldest remaining address becomes the default. */
export const withoutAddress = (book: AddressBook, id: AddressId): E.Either<NotFound<'address'>, AddressBookDraft> =>
  pipe(findEntry(book, id), E.map(() => withOneDefault(book.filter((entry) => entry.id !== id))))

export const withDefault = (book: AddressBook, id: AddressId): E.Either<NotFound<'address'>, AddressBookDraft> =>
  pipe(findEntry(book, id), E.map((chosen) => withOneDefault(book, chosen)))

/** Saves the address of an order as the first one of an empty book. */
export const withFirst = (book: AddressBook, address: BillingAddress): AddressBookDraft =>
  book.length > 0 ? book : [{ address, isDefault: true }]
