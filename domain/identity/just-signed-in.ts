const JUST_NOW_MINUTES = 15

/** Customers without a password confirm their identity by a recent sign-in, by e-mail link or provider. */
export const isJustSignedIn = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < JUST_NOW_MINUTES * 60_000
