import type { addressContract } from '../../contract/address.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { UseCases } from '../operation.ts'
import { makeAddAddress } from './add-address.ts'
import { makeChooseDefaultAddress } from './choose-default-address.ts'
import { makeCorrectAddress } from './correct-address.ts'
import { makeRemoveAddress } from './remove-address.ts'
import { makeSanitizeAddress } from './sanitize-address.ts'

export const addressOperations = {
  sanitizeAddress: makeSanitizeAddress,
  listAddresses: ({ addressBooks }: { readonly addressBooks: AddressBooks }) => ({ owner }) => addressBooks.book(owner),
  addAddress: makeAddAddress,
  correctAddress: makeCorrectAddress,
  removeAddress: makeRemoveAddress,
  chooseDefaultAddress: makeChooseDefaultAddress,
} satisfies UseCases<typeof addressContract>
