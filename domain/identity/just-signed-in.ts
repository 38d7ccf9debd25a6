const JUST_NOW_MINUTES = 15

/** Whoever has no password shows who it is by having signed in just now: a letter was answered for that, or a provider asked. */
export const isJustSignedIn = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < JUST_NOW_MINUTES * 60_000
