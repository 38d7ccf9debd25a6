import type { Cart } from './cart.ts'

export const hasTrial = ({ lines }: Pick<Cart, 'lines'>): boolean => lines.some(({ isTrial }) => isTrial)

/** Whether a change of the cart added a free trial; only then the shopper sees a notice about it (decision A58). */
export const isTrialNew = (before: Pick<Cart, 'lines'> | undefined, now: Pick<Cart, 'lines'>): boolean =>
  hasTrial(now) && (before === undefined || !hasTrial(before))
