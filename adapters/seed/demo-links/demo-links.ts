import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { couponLinks } from './coupon-links.ts'
import { customerLinks } from './customer-links.ts'
import { productLinks } from './product-links.ts'
import { shopLinks } from './shop-links.ts'
import type { DemoLink } from './demo-link.ts'

/** The links of `/dev`, derived from the demo data. */
export const demoLinks = (register: ShopRegister, catalogue: ShopCatalogue): readonly DemoLink[] =>
  [...productLinks(catalogue), ...couponLinks(catalogue), ...shopLinks(register, catalogue), ...customerLinks(catalogue)]
