const HOUR = 3600 * 1000
/** Allowed clock difference in milliseconds. */
const TOLERANCE = 10_000

/** Whether the sign-in at the provider is recent; an old one, or one in the future, is rejected. */
export const isFreshSignIn = (signedInAt: Date, now: Date): boolean => {
  const age = now.getTime() - signedInAt.getTime()
  return age >= -TOLERANCE && age <= HOUR
}
