import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import type { ShippingBook } from '../../../application/commerce/delivery/shipping-book.port.ts'

export const openShippingBook = ({ shippingMethods }: Pick<ShopGoods, 'shippingMethods'>): ShippingBook => ({
  methods: (country) => TE.right(shippingMethods.filter((method) => method.country === country)),
})
