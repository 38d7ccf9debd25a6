import type { ShouldRevalidateFunctionArgs } from 'react-router'

const isRefused = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && ('failure' in reply || 'payFailure' in reply)

/**
 * Whoever the shop says no to must see what it is about: another total, what sold out meanwhile, an order that was cancelled.
 * A fault of one field was found without asking, and a shop that does not answer would not answer again.
 */
export const readAgain = ({ actionResult, actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (isRefused(actionResult) && actionStatus < 500) || defaultShouldRevalidate
