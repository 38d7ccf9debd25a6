import type { AddressRefusal } from '../../../domain/address/address-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const addressWords: WordsFor<AddressRefusal> = {
  InvalidAddress: () => message('error.invalid_address'),
  AddressBookFull: ({ maximum }) => message('error.address_book_full', { maximum }),
  AddressExists: () => message('error.address_exists'),
}
