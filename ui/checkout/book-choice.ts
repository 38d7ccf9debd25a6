import { defaultOf, type AddressBook, type BookedAddress } from '../../domain/address/address-book.ts'
import type { ShippingAddress } from '../../domain/address/address.ts'
import { sameAddress } from '../../domain/address/same-address.ts'
import { ADDRESS_PARTS, fieldNameOf, TYPED_FIELDS, type AddressPart } from '../address/address-fields.ts'
import { asTyped } from '../address/typed-address.ts'
import { isTicked } from '../form/ticked.ts'

type Typed = { readonly [name: string]: string }

/** The choice of an address that stands in no book and is typed. */
export const ANOTHER = 'another'

const named = (chosen: BookedAddress | undefined): string => (chosen === undefined ? ANOTHER : String(chosen.id))

/** What is chosen to pay from: what the cart says, else the default. */
export const chosenToPay = (book: AddressBook, given: ShippingAddress | undefined): string =>
  named(given === undefined ? defaultOf(book) : book.find(({ address }) => sameAddress(address, given)))

/** What is chosen to send to: what the cart says, else one that does not pay. */
export const chosenToSendTo = (book: AddressBook, given: ShippingAddress | undefined): string =>
  named(given === undefined ? book.find(({ isDefault }) => !isDefault) : book.find(({ address }) => sameAddress(address, given)))

const choiceOf = (typed: Typed, part: AddressPart): string => typed[fieldNameOf(part, 'from')] ?? ANOTHER

/** Whether an address comes out of the book. */
export const isBooked = (typed: Typed, part: AddressPart): boolean => choiceOf(typed, part) !== ANOTHER

/** The addresses that a form is about. */
export const partsOf = (typed: Typed): readonly AddressPart[] =>
  ADDRESS_PARTS.filter((part) => part === 'billing' || isTicked(typed, 'hasSeparateShippingAddress'))

const EMPTY = (part: AddressPart): Typed => Object.fromEntries(TYPED_FIELDS.map((field) => [fieldNameOf(part, field), '']))

/** The form with what the book says of the chosen addresses; undefined where one of them is not in it. */
export const withBooked = (typed: Typed, book: AddressBook): Typed | undefined => {
  const parts = partsOf(typed).filter((part) => isBooked(typed, part))
  const found = parts.map((part) => ({ part, booked: book.find(({ id }) => String(id) === choiceOf(typed, part)) }))
  if (found.some(({ booked }) => booked === undefined)) return undefined
  const filled = found.map(({ part, booked }) => ({ ...EMPTY(part), ...(booked === undefined ? {} : asTyped(booked.address, part)) }))
  return { ...typed, ...Object.assign({}, ...filled) as Typed }
}

/** The form in which a faulty address is typed anew, wherever it came from. */
export const withTypedAnew = (typed: Typed, faulty: readonly AddressPart[]): Typed => ({
  ...typed,
  ...Object.fromEntries(faulty.filter((part) => isBooked(typed, part)).map((part) => [fieldNameOf(part, 'from'), ANOTHER])),
})

/** Which typed addresses are to be kept. */
export const partsToKeep = (typed: Typed): readonly AddressPart[] =>
  partsOf(typed).filter((part) => !isBooked(typed, part) && isTicked(typed, fieldNameOf(part, 'keep')))
