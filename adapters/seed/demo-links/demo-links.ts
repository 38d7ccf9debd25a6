import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { couponLinks } from './coupon-links.ts'
import { customerLinks } from './customer-links.ts'
import { productLinks } from './product-links.ts'
import { shopLinks } from './shop-links.ts'
import type { DemoLink } from './demo-link.ts'

/** Where each ability of the shop can be seen in the demo, read from what the demo is filled with. */
export const demoLinks = (register: ShopRegister, goods: ShopCatalogue): readonly DemoLink[] =>
  [...productLinks(goods), ...couponLinks(goods), ...shopLinks(register, goods), ...customerLinks(goods)]
