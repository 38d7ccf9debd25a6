/** An answer that proves nothing: wrong, too late, given before, or of a passkey that is not there (any more). One word for all. */
export type PasskeyRefused = { readonly _tag: 'PasskeyRefused' }
/** The device answered with a passkey that is kept already. */
export type PasskeyKnown = { readonly _tag: 'PasskeyKnown' }
export type InvalidPasskeyName = { readonly _tag: 'InvalidPasskeyName' }
export type TooManyPasskeys = { readonly _tag: 'TooManyPasskeys'; readonly maximum: number }
/** Only who proved the mailbox of an account may open a door to it that lasts. */
export type EmailUnverified = { readonly _tag: 'EmailUnverified' }

/** What may be said to somebody who adds, removes or uses a passkey. */
export type PasskeyRefusal =
  | PasskeyRefused | PasskeyKnown | InvalidPasskeyName | TooManyPasskeys | EmailUnverified
