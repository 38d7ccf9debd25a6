import { zero } from '../money/money.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Cart } from './cart.ts'
import { computeTotals } from './totals.ts'

/**
 * What a link may show of a cart: its items without personal data, so the checkout starts again (decisions A28, S12). Fields are listed
 * one by one: a field added to the cart later stays hidden until it is listed.
 */
export const itemsOnly = ({
  id, token, accountId, currency, brandChannel, priceChannel, locale, createdAt, lines, trialsDeclined,
}: Cart): Cart => ({
  id, token, currency, brandChannel, priceChannel, locale, createdAt, lines,
  ...omitUndefined({ accountId, trialsDeclined }),
  checkoutState: 'cart',
  totals: computeTotals(lines, zero(currency), zero(currency)),
})
