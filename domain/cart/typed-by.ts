import type { BrowserMark } from '../visit/browser-key.ts'
import { SEVERAL, type Cart } from './cart.ts'

const PERSONAL = ['email', 'billingAddress', 'shippingAddress', 'comment', 'milesAndMoreNumber'] as const

const personOf = (cart: Cart): string => JSON.stringify(PERSONAL.map((field) => cart[field] ?? null))
const isNobodys = (cart: Cart): boolean => PERSONAL.every((field) => cart[field] === undefined)

/** A guest's cart after a change, with whose browser typed what it says of a person. `browser` is asked only where something was typed. */
export const notedTyping = (before: Cart, after: Cart, browser: () => BrowserMark | undefined): Cart => {
  if (after.accountId !== undefined || personOf(before) === personOf(after)) return after
  const { typedBy, ...rest } = after
  if (isNobodys(after)) return rest
  const by = browser() ?? SEVERAL
  return { ...rest, typedBy: isNobodys(before) || typedBy === by ? by : SEVERAL }
}

/** Whether everything that a cart says of a person was typed in this browser. */
export const isTypedHere = ({ typedBy }: Cart, browser: BrowserMark | undefined): boolean =>
  typedBy !== undefined && typedBy !== SEVERAL && typedBy === browser
