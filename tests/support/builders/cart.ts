import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart, CartLine, CartToken } from '../../../domain/cart/cart.ts'
import { computeTotals } from '../../../domain/cart/totals.ts'
import { money } from './money.ts'
import { made } from './made.ts'
import { zero } from '../../../domain/money/money.ts'

/** `cartToken('a')` is a token in the real format. */
export const cartToken = (name: string): CartToken => made(makeCartToken(`cart-${name}`.padEnd(22, '_')))

type Stated = Partial<Omit<Cart, 'token' | 'totals' | 'lines'>> & {
  readonly token?: CartToken
  readonly lines?: readonly CartLine[]
  /** Cents. */
  readonly shipping?: number
}

/** An empty Swiss cart of Iris; totals are calculated from its lines. Lines get ids and positions in order. */
export const aCart = (stated: Stated = {}): Cart => {
  const { token = cartToken('1'), lines = [], shipping = 0, currency = 'CHF', ...rest } = stated
  const numbered = lines.map((line, index) => ({ ...line, id: `line-${index + 1}`, position: index + 1 }))
  return {
    id: 1,
    checkoutState: 'cart',
    brandChannel: 'iris',
    priceChannel: 'iris-ch',
    locale: 'de',
    createdAt: '2026-03-02T09:00:00.000Z',
    ...rest,
    token,
    currency,
    lines: numbered,
    totals: computeTotals(numbered, money(shipping, currency), zero(currency)),
  }
}
