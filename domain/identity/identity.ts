import type { Customer } from '../customer/customer.ts'

/** Who stands before the shop (Commerce §6). A guest has no profile, so there is none to ask for. */
export type Identity = { readonly _tag: 'Guest' } | { readonly _tag: 'SignedIn'; readonly customer: Customer }

export const GUEST: Identity = { _tag: 'Guest' }

export const signedIn = (customer: Customer): Identity => ({ _tag: 'SignedIn', customer })

export const customerOf = (identity: Identity): Customer | undefined =>
  identity._tag === 'SignedIn' ? identity.customer : undefined
