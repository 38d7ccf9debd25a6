import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { createSignal } from '../../../../application/signal.ts'
import { makeRecommendProducts } from '../../../../application/storefront/recommendation/recommend-products.ts'
import { GUEST, signedIn, type Identity } from '../../../../domain/identity/identity.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { value } from '../../../support/outcome.ts'

describe('recommendations for a cart', () => {
  it('AS-CALL-30 are requested for a customer, and anonymously for a guest or an unknown visitor', async () => {
    const requests: unknown[] = []
    const recommendation = { recommendationId: 'r-1', category: 'lenscare', products: [] }
    const shop = fakeShop({
      recommendation: { getRecommendations: (input) => { requests.push(input); return TE.right(recommendation) } },
    })
    const [cart, customer] = [aCart(), aCustomer()]
    for (const identity of [signedIn(customer), GUEST, undefined])
      expect(await value(makeRecommendProducts({ shop, identity: createSignal<Identity | undefined>(identity) })(cart)))
        .toEqual(recommendation)
    expect(requests).toStrictEqual([{ cart, accountId: customer.accountId }, { cart }, { cart }])
  })
})
