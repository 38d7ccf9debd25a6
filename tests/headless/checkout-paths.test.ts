import { inProcessGateways } from '../../adapters/composition/in-process-gateways.ts'
import { checkoutPathsContract } from '../scenarios/checkout-paths.contract.ts'
import { openCheckoutPathShop } from '../scenarios/checkout-path-shop.ts'

checkoutPathsContract('without a wire', async () => {
  const { shop, offerShipping } = openCheckoutPathShop()
  return {
    gateways: inProcessGateways(shop.commerce, { brandChannel: 'iris', locale: 'de', publicUrl: 'http://headless.example' }),
    offerShipping,
    close: async () => {},
  }
})
