import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'

/** The providers linked to the customer's account. */
export type ListIdentities = UseCase<typeof identityContract.listIdentities>

export const makeListIdentities =
  ({ linkedIdentities }: { readonly linkedIdentities: LinkedIdentities }): ListIdentities =>
  ({ owner }) => linkedIdentities.providersOf(owner)
