import type { PasswordWeakness } from './password-weakness.ts'

export type NotSignedIn = { readonly _tag: 'NotSignedIn' }
/** One word for both, so that an answer does not tell who has an account. */
export type WrongCredentials = { readonly _tag: 'WrongCredentials' }
export type WeakPassword = { readonly _tag: 'WeakPassword'; readonly why: PasswordWeakness }
/** What was given as the password one has, is not it. */
export type WrongPassword = { readonly _tag: 'WrongPassword' }
/** A new password that falls short, where an old one is given beside it. */
export type WeakNewPassword = { readonly _tag: 'WeakNewPassword'; readonly why: PasswordWeakness }
/** A new password was typed twice, and not the same. */
export type PasswordsDiffer = { readonly _tag: 'PasswordsDiffer' }
/** A link that was used, ran out, or never was: one word, so that it tells nothing. */
export type ProofExpired = { readonly _tag: 'ProofExpired' }

/** A login link that this browser did not request and that nobody confirmed: nothing is used up (decision R1). */
export type LinkUnconfirmed = { readonly _tag: 'LinkUnconfirmed' }

/** A provider's token that is forged, used, of long ago, or of another shop: one word, so that it tells nothing. */
export type InvalidIdToken = { readonly _tag: 'InvalidIdToken' }
/** Who comes by a provider for the first time signs in once by password or link, as long as nobody knows whose the mailbox is. */
export type SignInFirst = { readonly _tag: 'SignInFirst' }
/** The provider opens another account already. */
export type IdentityOfAnother = { readonly _tag: 'IdentityOfAnother' }
/** Whoever let this provider go would be shut out. */
export type LastSignInMethod = { readonly _tag: 'LastSignInMethod' }
/** What is asked needs a sign-in from just now. */
export type SignInAgain = { readonly _tag: 'SignInAgain' }
/** The mailbox that is to be the new one is the one there is. */
export type SameEmail = { readonly _tag: 'SameEmail' }

/** What may be said to somebody who signs in or up. */
export type IdentityRefusal =
  | NotSignedIn | WrongCredentials | WeakPassword | ProofExpired | WrongPassword | WeakNewPassword | PasswordsDiffer
  | InvalidIdToken | SignInFirst | IdentityOfAnother | LastSignInMethod
  | SignInAgain | SameEmail | LinkUnconfirmed
