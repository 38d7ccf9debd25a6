import * as E from 'fp-ts/lib/Either.js'
import type { AbandonedCarts } from '../../../application/commerce/marketing/abandoned-carts.port.ts'
import type { AbandonmentWindow, AbandonedCart } from '../../../domain/cart/abandoned-cart.ts'
import { atomically } from '../atomically.ts'
import { keyOfConsent } from '../customer/marketing-repository.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

const nextUndecided = (state: ShopState, { after, before }: AbandonmentWindow): AbandonedCart | undefined => {
  for (const [owner, token] of state.cartsOfCustomers) {
    if (state.erasures.has(owner)) continue
    const [cart, changedAt, customer] = [state.carts.get(token), state.cartChanges.get(token), state.customers.get(owner)?.customer]
    if (cart === undefined || customer === undefined || changedAt === undefined || state.cartsDecidedOn.has(token)) continue
    if (changedAt <= after || changedAt > before) continue
    const subscription = state.marketing.get(keyOfConsent({ email: customer.email, brandChannel: cart.brandChannel }))
    return { cart, customer, ...(subscription === undefined ? {} : { subscription }) }
  }
  return undefined
}

export const openLeftCarts = (state: ShopState): AbandonedCarts => ({
  decideNext: (left, decide) =>
    atomically(() => {
      const next = nextUndecided(state, left)
      if (next === undefined) return E.right(false)
      const { cart, customer } = next
      state.cartsDecidedOn.add(cart.token)
      const mail = decide(next)
      if (mail === undefined) return E.right(true)
      state.cartLinks.set(mail.link, { cartToken: cart.token, endsAt: mail.linkEndsAt })
      state.unsubscribeTokens.set(mail.unsubscribeToken, keyOfConsent({ email: customer.email, brandChannel: cart.brandChannel }))
      storeMails(state, [mail.mail])
      return E.right(true)
    }),
})
