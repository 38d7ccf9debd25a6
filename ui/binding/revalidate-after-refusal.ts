import type { ShouldRevalidateFunctionArgs } from 'react-router'

const isRefused = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && ('failure' in reply || 'payFailure' in reply)

/**
 * Loads a page again after a refused action, since something has changed: another total, a product that sold out, a cancelled
 * order. Field errors are found without a request to the shop, and a shop that is unavailable would not respond to the reload
 * either.
 */
export const revalidateAfterRefusal = (
  { actionResult, actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs
): boolean =>
  (isRefused(actionResult) && actionStatus < 500) || defaultShouldRevalidate
