import { sessionInMemory } from '../../adapters/memory/identity/session-in-memory.ts'
import { checkoutPathsContract } from '../scenarios/checkout-paths.contract.ts'
import { openCheckoutPathShop } from '../scenarios/checkout-path-shop.ts'

checkoutPathsContract('without a wire', async () => {
  const { shop, offerShipping } = openCheckoutPathShop()
  return {
    shop: shop.commerce.shop({
      brandChannel: 'iris', locale: 'de', publicUrl: 'http://headless.example', from: 'here', session: sessionInMemory(),
    }),
    offerShipping,
    close: async () => {},
  }
})
