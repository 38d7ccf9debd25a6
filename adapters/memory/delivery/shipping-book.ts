import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShippingBook } from '../../../application/commerce/delivery/shipping-book.port.ts'

export const openShippingBook = ({ shippingMethods }: Pick<ShopCatalogue, 'shippingMethods'>): ShippingBook => ({
  methods: (country) => TE.right(shippingMethods.filter((method) => method.country === country)),
})
