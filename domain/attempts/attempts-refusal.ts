/** Somebody tries too often; after so many minutes without a try it works again. */
export type TooManyAttempts = { readonly _tag: 'TooManyAttempts'; readonly minutes: number }

/** What may be said to somebody who tries too often. */
export type AttemptsRefusal = TooManyAttempts
