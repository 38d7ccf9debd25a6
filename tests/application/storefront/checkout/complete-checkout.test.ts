import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeCompleteCheckout } from '../../../../application/storefront/checkout/complete-checkout.ts'
import type { CardChoice } from '../../../../application/storefront/order/place-order.ts'
import { cartDigest, withDisplayedPayment } from '../../../../domain/cart/cart-digest.ts'
import { makeOrderToken } from '../../../../domain/order/order-token.ts'
import { makeAliasToken, type PaymentAlias } from '../../../../domain/payment/payment-alias.ts'
import { listedAliases } from '../../../../domain/payment/listed-alias.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { aSavedCard } from '../../../support/builders/saved-card.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { consentTo } from '../../../support/consent-to.ts'

const ORDERED = made(makeOrderToken('order-1'.padEnd(22, '_')))
const CARD: PaymentAlias = { ...aSavedCard(), alias: made(makeAliasToken('a'.repeat(18))), storedAt: '', paidAt: '' }
const BY_CARD = { _tag: 'SavedCard', alias: CARD.alias } as const
const BY_TWINT = { _tag: 'Method', method: 'twint', savesCard: false } as const
const CONSENT = { ...consentTo(aCart()), expectedTotal: chf(5790) }

const checkout = ({ today = '2026-03-02', refused, areCardsUnavailable = false }: {
  readonly today?: string
  readonly refused?: Failure
  readonly areCardsUnavailable?: boolean
} = {}) => {
  const calls: (readonly [string, unknown])[] = []
  const complete = makeCompleteCheckout({
    shop: fakeShop({
      payment: {
        getCustomerPaymentAlias: () =>
          areCardsUnavailable ? TE.left({ _tag: 'ServiceUnavailable' }) : TE.right(listedAliases([CARD])),
      },
      checkout: {
        updatePaymentMethod: ({ method }) => {
          calls.push(['choose', method])
          return refused === undefined ? TE.right(aCart()) : TE.left(refused)
        },
      },
    }),
    today: () => today,
    changeCart: (change) => change(aCart().token),
    placeOrder: ({ digest }, card) => {
      calls.push(['place', [digest, card satisfies CardChoice | undefined]])
      return TE.right({ orderToken: ORDERED })
    },
  })
  return { complete, calls }
}

const digestBy = (method: string) => withDisplayedPayment(cartDigest(aCart()), method)

describe('completing the checkout', () => {
  it('chooses the payment method, then orders what was displayed with it', async () => {
    const { complete, calls } = checkout()
    expect(await complete(BY_TWINT, CONSENT)()).toEqual(E.right({ orderToken: ORDERED }))
    expect(calls).toEqual([['choose', 'twint'], ['place', [digestBy('twint'), {}]]])
  })

  it('saves the card of a method when asked', async () => {
    const { complete, calls } = checkout()
    await complete({ _tag: 'Method', method: CARD.method, savesCard: true }, CONSENT)()
    expect(calls.at(-1)).toEqual(['place', [digestBy(CARD.method), { savesCard: true }]])
  })

  it('pays by a saved card with its method, until the end of its last month', async () => {
    const valid = checkout({ today: `${CARD.expiry}-28` })
    await valid.complete(BY_CARD, CONSENT)()
    expect(valid.calls).toEqual([['choose', CARD.method], ['place', [digestBy(CARD.method), { alias: CARD.alias }]]])
    const expired = checkout({ today: '2099-01-01' })
    expect(await expired.complete(BY_CARD, CONSENT)()).toEqual(E.left({ _tag: 'CardExpired' }))
    expect(expired.calls).toEqual([])
  })

  it.each([
    ['another card', { ...BY_CARD, alias: 'x'.repeat(22) }, false],
    ['a card while the list is unavailable', BY_CARD, true],
  ])('refuses %s before anything changes', async (_, choice, areCardsUnavailable) => {
    const { complete, calls } = checkout({ areCardsUnavailable })
    expect(await complete(choice, CONSENT)()).toEqual(E.left({ _tag: 'NotFound', what: 'payment_alias' }))
    expect(calls).toEqual([])
  })

  it('places no order by a method that is not offered', async () => {
    const refused = { _tag: 'PaymentNotOffered', method: 'twint' } as const
    const { complete, calls } = checkout({ refused })
    expect(await complete(BY_TWINT, CONSENT)()).toEqual(E.left(refused))
    expect(calls).toEqual([['choose', 'twint']])
  })

  it.each([{ _tag: 'CartCompleted' }, { _tag: 'NotFound', what: 'cart' }] as const)(
    'asks for the same order after a second click (%o)', async (refused) => {
      const { complete, calls } = checkout({ refused })
      expect(await complete(BY_TWINT, CONSENT)()).toEqual(E.right({ orderToken: ORDERED }))
      expect(calls).toHaveLength(2)
    })
})
