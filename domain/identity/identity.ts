import type { Customer } from '../customer/customer.ts'

/** The identity of the visitor (Commerce §6). A guest has no profile to load. */
export type Identity = { readonly _tag: 'Guest' } | { readonly _tag: 'SignedIn'; readonly customer: Customer }

export const GUEST: Identity = { _tag: 'Guest' }

export const signedIn = (customer: Customer): Identity => ({ _tag: 'SignedIn', customer })

export const customerOf = (identity: Identity): Customer | undefined =>
  identity._tag === 'SignedIn' ? identity.customer : undefined
