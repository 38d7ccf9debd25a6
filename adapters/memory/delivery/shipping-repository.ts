import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShippingRepository } from '../../../application/commerce/delivery/shipping-repository.port.ts'

export const openShippingRepository = ({ shippingMethods }: Pick<ShopCatalogue, 'shippingMethods'>): ShippingRepository => ({
  methods: (country) => TE.right(shippingMethods.filter((method) => method.country === country)),
})
