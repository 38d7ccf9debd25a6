import { zero } from '../money/money.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Cart } from './cart.ts'
import { computeTotals } from './totals.ts'

/**
 * What a link may show of a cart: its goods and nothing of the person, so the checkout begins anew (decisions A28, S12).
 * Fields are named one by one: what a cart learns to hold later stays hidden until someone says otherwise.
 */
export const itemsOnly = ({
  id, token, accountId, currency, brandChannel, priceChannel, locale, createdAt, lines, trialsDeclined,
}: Cart): Cart => ({
  id, token, currency, brandChannel, priceChannel, locale, createdAt, lines,
  ...omitUndefined({ accountId, trialsDeclined }),
  checkoutState: 'cart',
  totals: computeTotals(lines, zero(currency), zero(currency)),
})
