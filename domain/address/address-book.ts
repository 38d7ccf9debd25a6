import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Branded } from '../branded.ts'
import type { NotFound } from '../request-refusal.ts'
import { IDS, readWholeNumber } from '../whole-number.ts'
import type { AddressBookFull, AddressKnown } from './address-refusal.ts'
import type { BillingAddress } from './address.ts'
import { sameAddress } from './same-address.ts'

/** Names one address of a customer; no two customers have the same, and none is given twice. */
export type AddressId = Branded<number, 'AddressId'>

/** A number that the shop has given to an address. */
export const toAddressId = (given: number): AddressId => given as AddressId

/** What is no such number names no address. */
export const readAddressId = (text: string | undefined): E.Either<NotFound<'address'>, AddressId> => {
  const id = readWholeNumber(text, IDS)
  return id === undefined ? E.left(NO_ADDRESS) : E.right(toAddressId(id))
}

type Entry = { readonly address: BillingAddress; readonly isDefault: boolean }
export type BookedAddress = Entry & { readonly id: AddressId }

/** The addresses a customer keeps, oldest first. One of them is the default, unless there is none (decision G5). */
export type AddressBook = readonly BookedAddress[]

/** A book as it is to be: what is new in it has no name yet. */
export type AddressBookDraft = readonly (Entry & { readonly id?: AddressId })[]

/** More than anybody needs, and few enough to be shown on one page. */
export const ADDRESS_BOOK_LIMIT = 20

const FULL: AddressBookFull = { _tag: 'AddressBookFull', maximum: ADDRESS_BOOK_LIMIT }
const NO_ADDRESS: NotFound<'address'> = { _tag: 'NotFound', what: 'address' }

export const defaultOf = (book: AddressBook): BookedAddress | undefined => book.find(({ isDefault }) => isDefault)

const found = (book: AddressBook, id: AddressId): E.Either<NotFound<'address'>, BookedAddress> =>
  pipe(book.find((one) => one.id === id), E.fromNullable(NO_ADDRESS))

const unknown = (book: AddressBook, address: BillingAddress): E.Either<AddressKnown, BillingAddress> =>
  book.some((one) => sameAddress(one.address, address)) ? E.left({ _tag: 'AddressKnown' }) : E.right(address)

/** With `chosen` as the default; without one of its own, the oldest is. */
const withOneDefault = (draft: AddressBookDraft, chosen = draft.find(({ isDefault }) => isDefault) ?? draft[0]): AddressBookDraft =>
  draft.map((one) => ({ ...one, isDefault: one === chosen }))

export type SubmittedAddress = { readonly address: BillingAddress; readonly isDefault: boolean }

/** Another address; the first one is the default. */
export const withAddress = (
  book: AddressBook, { address, isDefault }: SubmittedAddress,
): E.Either<AddressBookFull | AddressKnown, AddressBookDraft> => {
  const added = { address, isDefault }
  return pipe(
    unknown(book, address),
    E.filterOrElseW(() => book.length < ADDRESS_BOOK_LIMIT, () => FULL),
    E.map(() => withOneDefault([...book, added], isDefault ? added : defaultOf(book))),
  )
}

/** An address that is written otherwise from now on; a default stays one until another is chosen. */
export const withCorrected = (
  book: AddressBook, id: AddressId, { address, isDefault }: SubmittedAddress,
): E.Either<NotFound<'address'> | AddressKnown, AddressBookDraft> =>
  pipe(
    found(book, id),
    E.tap(() => unknown(book.filter((one) => one.id !== id), address)),
    E.map((before) => {
      const corrected = { ...before, address }
      const draft = book.map((one) => (one.id === id ? corrected : one))
      return isDefault ? withOneDefault(draft, corrected) : withOneDefault(draft)
    }),
  )

/** After the default goes, the oldest of the others takes its place. */
export const withoutAddress = (book: AddressBook, id: AddressId): E.Either<NotFound<'address'>, AddressBookDraft> =>
  pipe(found(book, id), E.map(() => withOneDefault(book.filter((one) => one.id !== id))))

export const withDefault = (book: AddressBook, id: AddressId): E.Either<NotFound<'address'>, AddressBookDraft> =>
  pipe(found(book, id), E.map((chosen) => withOneDefault(book, chosen)))

/** What was typed for an order once need not be typed again: it is the first address of a book that is empty. */
export const withFirst = (book: AddressBook, address: BillingAddress): AddressBookDraft =>
  book.length > 0 ? book : [{ address, isDefault: true }]
