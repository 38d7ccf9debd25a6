/** An invalid response: wrong, too late, used before, or of an unknown passkey. One refusal for all. */
export type PasskeyRefused = { readonly _tag: 'PasskeyRefused' }
/** The passkey is stored already. */
export type PasskeyExists = { readonly _tag: 'PasskeyExists' }
export type InvalidPasskeyName = { readonly _tag: 'InvalidPasskeyName' }
export type TooManyPasskeys = { readonly _tag: 'TooManyPasskeys'; readonly maximum: number }
/** Passkeys need a verified e-mail address, since they give lasting access. */
export type EmailUnverified = { readonly _tag: 'EmailUnverified' }

/** Why adding, removing or using a passkey is rejected. */
export type PasskeyRefusal =
  | PasskeyRefused | PasskeyExists | InvalidPasskeyName | TooManyPasskeys | EmailUnverified
