export type TooManyAttempts = { readonly _tag: 'TooManyAttempts' }

/** What may be said to somebody who tries too often. */
export type AttemptsRefusal = TooManyAttempts
