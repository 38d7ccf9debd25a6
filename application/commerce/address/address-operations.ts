import type { addressContract } from '../../contract/address.ts'
import type { UseCases } from '../operation.ts'
import { makeAddAddress } from './add-address.ts'
import { makeChooseDefaultAddress } from './choose-default-address.ts'
import { makeCorrectAddress } from './correct-address.ts'
import { makeListAddresses } from './list-addresses.ts'
import { makeRemoveAddress } from './remove-address.ts'
import { makeSanitizeAddress } from './sanitize-address.ts'

export const addressOperations = {
  sanitizeAddress: makeSanitizeAddress,
  listAddresses: makeListAddresses,
  addAddress: makeAddAddress,
  correctAddress: makeCorrectAddress,
  removeAddress: makeRemoveAddress,
  chooseDefaultAddress: makeChooseDefaultAddress,
} satisfies UseCases<typeof addressContract>
