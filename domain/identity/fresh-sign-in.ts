const HOUR = 3600 * 1000
/** By how much clocks may differ. */
const TOLERANCE = 10_000

/** A token tells of a sign-in at the provider; one of long ago, or of a time that has not come, lets nobody in. */
export const isFreshSignIn = (signedInAt: Date, now: Date): boolean => {
  const age = now.getTime() - signedInAt.getTime()
  return age >= -TOLERANCE && age <= HOUR
}
