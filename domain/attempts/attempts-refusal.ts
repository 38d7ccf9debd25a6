/** Too many attempts; allowed again after so many minutes without an attempt. */
export type TooManyAttempts = { readonly _tag: 'TooManyAttempts'; readonly minutes: number }

/** Why an attempt is rejected. */
export type AttemptsRefusal = TooManyAttempts
