import type { BrowserMark } from '../visit/browser-key.ts'
import { SEVERAL, type Cart } from './cart.ts'

const PERSONAL = ['email', 'billingAddress', 'shippingAddress', 'comment', 'milesAndMoreNumber'] as const

const personOf = (cart: Cart): string => JSON.stringify(PERSONAL.map((field) => cart[field] ?? null))
const hasNoPersonalData = (cart: Cart): boolean => PERSONAL.every((field) => cart[field] === undefined)

/** Records which browser entered the personal data of a guest's cart. `browser` is called only if the change touched such data. */
export const withTypingBrowser = (before: Cart, after: Cart, browser: () => BrowserMark | undefined): Cart => {
  if (after.accountId !== undefined || personOf(before) === personOf(after)) return after
  const { typedBy, ...rest } = after
  if (hasNoPersonalData(after)) return rest
  const by = browser() ?? SEVERAL
  return { ...rest, typedBy: hasNoPersonalData(before) || typedBy === by ? by : SEVERAL }
}

/** Whether all personal data of the cart was entered in this browser. */
export const isTypedHere = ({ typedBy }: Cart, browser: BrowserMark | undefined): boolean =>
  typedBy !== undefined && typedBy !== SEVERAL && typedBy === browser
