import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { couponSights } from './coupon-sights.ts'
import { customerSights } from './customer-sights.ts'
import { productSights } from './product-sights.ts'
import { shopSights } from './shop-sights.ts'
import type { Sight } from './sight.ts'

/** Where each ability of the shop can be seen in the demo, read from what the demo is filled with. */
export const demoSights = (register: ShopRegister, goods: ShopCatalogue): readonly Sight[] =>
  [...productSights(goods), ...couponSights(goods), ...shopSights(register, goods), ...customerSights(goods)]
