import { describe, expect, it } from 'vitest'
import { preselectedShipping } from '../../../domain/delivery/preselected-shipping.ts'
import { loadDelivery } from '../../../ui/cart/cart-delivery.ts'
import { openAt } from './browse.tsx'

describe('the promised delivery day', () => {
  it.each([['a small cart', 1], ['one too heavy for a letter', 3], ['one that ships free', 9]])(
    'F-M12 is the same in the cart and for the preselected method, and follows the chosen one: %s',
    async (_name, quantity) => {
      const { visitor } = await openAt('shipping')
      const [line] = (await visitor.loadCart())?.lines ?? []
      const cart = await visitor.changeLineQuantity(line?.id ?? '', quantity)
      const offered = await visitor.listShippingOptions()
      const wayOf = (key: string | undefined) => offered.find((one) => one.key === key)
      const promised = async (now: typeof cart) => (await loadDelivery(visitor.injector, now))?.lines.map(({ arrival }) => arrival)
      const preselected = wayOf(preselectedShipping(offered, undefined))
      expect(await promised(cart)).toContainEqual(preselected?.arrival)
      for (const { key, arrival } of offered) expect(await promised(await visitor.chooseShipping(key))).toContainEqual(arrival)
    },
  )
})
