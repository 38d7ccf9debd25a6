import type { PasswordWeakness } from './password-weakness.ts'

export type NotSignedIn = { readonly _tag: 'NotSignedIn' }
/** One refusal for both, so that the response does not reveal who has an account. */
export type WrongCredentials = { readonly _tag: 'WrongCredentials' }
export type WeakPassword = { readonly _tag: 'WeakPassword'; readonly why: PasswordWeakness }
/** The current password is wrong. */
export type WrongPassword = { readonly _tag: 'WrongPassword' }
/** A new password that is too weak, in a form that also contains the current one. */
export type WeakNewPassword = { readonly _tag: 'WeakNewPassword'; readonly why: PasswordWeakness }
/** The new password and its repetition differ. */
export type PasswordsDiffer = { readonly _tag: 'PasswordsDiffer' }
/** A used, expired or unknown link: one refusal, so that it reveals nothing. */
export type ProofExpired = { readonly _tag: 'ProofExpired' }

/** A login link that this browser did not request and that was not confirmed: it stays valid (decision R1). */
export type LinkUnconfirmed = { readonly _tag: 'LinkUnconfirmed' }

/** A provider's token that is forged, used, too old, or of another shop: one refusal, so that it reveals nothing. */
export type InvalidIdToken = { readonly _tag: 'InvalidIdToken' }
/**
 * At the first sign-in with a provider, the customer signs in by password or link first, as long as the ownership of the e-mail address
 * is not verified.
 */
export type SignInFirst = { readonly _tag: 'SignInFirst' }
/** The provider's identity belongs to another account. */
export type IdentityOfAnother = { readonly _tag: 'IdentityOfAnother' }
/** Without this provider the customer could not sign in any more. */
export type LastSignInMethod = { readonly _tag: 'LastSignInMethod' }
/** The request needs a recent sign-in. */
export type SignInAgain = { readonly _tag: 'SignInAgain' }
/** The new e-mail address is the current one. */
export type SameEmail = { readonly _tag: 'SameEmail' }

/** Why signing in or registering is rejected. */
export type IdentityRefusal =
  | NotSignedIn | WrongCredentials | WeakPassword | ProofExpired | WrongPassword | WeakNewPassword | PasswordsDiffer
  | InvalidIdToken | SignInFirst | IdentityOfAnother | LastSignInMethod
  | SignInAgain | SameEmail | LinkUnconfirmed
