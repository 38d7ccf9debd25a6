import { defaultOf, type AddressBook, type SavedAddress } from '../../domain/address/address-book.ts'
import { toAddressLines, type AddressLines } from './address-lines.ts'

/** A saved address as shown on its card. */
export type AddressEntry = { readonly id: number; readonly isDefault: boolean; readonly address: AddressLines }

const toEntry = ({ id, isDefault, address }: SavedAddress): AddressEntry => ({ id, isDefault, address: toAddressLines(address) })

/** The default first, then the others in their order. */
export const toAddressEntries = (book: AddressBook): readonly AddressEntry[] => {
  const first = defaultOf(book)
  return [...(first === undefined ? [] : [first]), ...book.filter((entry) => entry !== first)].map(toEntry)
}
