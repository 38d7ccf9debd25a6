import { defaultOf, type AddressBook, type SavedAddress } from '../../domain/address/address-book.ts'
import type { ShippingAddress } from '../../domain/address/address.ts'
import { sameAddress } from '../../domain/address/same-address.ts'
import { ADDRESS_PARTS, fieldNameOf, TYPED_FIELDS, type AddressPart } from '../address/address-fields.ts'
import { asTyped } from '../address/typed-address.ts'
import { isTicked } from '../form/ticked.ts'

type Typed = { readonly [name: string]: string }

/** The choice of a new address, which is typed. */
export const ANOTHER = 'another'

const choiceFor = (chosen: SavedAddress | undefined): string => (chosen === undefined ? ANOTHER : String(chosen.id))

/** The preselected billing address: that of the cart, otherwise the default. */
export const preselectedBilling = (book: AddressBook, current: ShippingAddress | undefined): string =>
  choiceFor(current === undefined ? defaultOf(book) : book.find(({ address }) => sameAddress(address, current)))

/** The preselected shipping address: that of the cart, otherwise one that is not the default. */
export const preselectedShipping = (book: AddressBook, current: ShippingAddress | undefined): string =>
  choiceFor(current === undefined ? book.find(({ isDefault }) => !isDefault) : book.find(({ address }) => sameAddress(address, current)))

const choiceOf = (typed: Typed, part: AddressPart): string => typed[fieldNameOf(part, 'from')] ?? ANOTHER

/** Whether an address is chosen from the address book. */
export const isBooked = (typed: Typed, part: AddressPart): boolean => choiceOf(typed, part) !== ANOTHER

/** The addresses a form has. */
export const partsOf = (typed: Typed): readonly AddressPart[] =>
  ADDRESS_PARTS.filter((part) => part === 'billing' || isTicked(typed, 'hasSeparateShippingAddress'))

const EMPTY = (part: AddressPart): Typed => Object.fromEntries(TYPED_FIELDS.map((field) => [fieldNameOf(part, field), '']))

/** The form filled with the chosen addresses of the book; undefined if one of them is not in it. */
export const withBooked = (typed: Typed, book: AddressBook): Typed | undefined => {
  const parts = partsOf(typed).filter((part) => isBooked(typed, part))
  const chosenEntries = parts.map((part) => ({ part, booked: book.find(({ id }) => String(id) === choiceOf(typed, part)) }))
  if (chosenEntries.some(({ booked }) => booked === undefined)) return undefined
  const filled = chosenEntries.map(
    ({ part, booked }) => ({ ...EMPTY(part), ...(booked === undefined ? {} : asTyped(booked.address, part)) }),
  )
  return { ...typed, ...Object.assign({}, ...filled) as Typed }
}

/** The form in which an invalid address can be edited, even if it was chosen from the book. */
export const withEditable = (typed: Typed, invalid: readonly AddressPart[]): Typed => ({
  ...typed,
  ...Object.fromEntries(invalid.filter((part) => isBooked(typed, part)).map((part) => [fieldNameOf(part, 'from'), ANOTHER])),
})

/** The typed addresses to be saved. */
export const partsToSave = (typed: Typed): readonly AddressPart[] =>
  partsOf(typed).filter((part) => !isBooked(typed, part) && isTicked(typed, fieldNameOf(part, 'keep')))
