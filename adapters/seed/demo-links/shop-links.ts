import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { needsTaxNumber } from '../../../domain/address/tax-number.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import { productPath } from '../../../domain/product/product-path.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

const trialLink = (register: ShopRegister, { products }: ShopCatalogue): DemoLink => {
  const brand = BRAND_CHANNELS.find((one) => register.settings(one).trialProductId !== undefined)
  const trial = products.find(({ id }) => brand !== undefined && id === register.settings(brand).trialProductId)
  const lens = products.find((product) => product.category === 'lens' && canBeOrdered(product)._tag === 'Right')
  if (brand === undefined || trial === undefined || lens === undefined) return demoLink('Free trial', 'No brand offers one.')
  const description = `The first lens in the cart adds ${trial.titles.en} for free; it can be declined in the cart.`
  return { feature: 'Free trial', description, brand, path: productPath(lens.id) }
}

const singleLink = (register: ShopRegister): DemoLink => {
  const feature = 'Product limited to one'
  const description = 'At most one can be ordered.'
  const brand = BRAND_CHANNELS.find((one) => register.settings(one).singleProductId !== undefined)
  const id = brand === undefined ? undefined : register.settings(brand).singleProductId
  return brand === undefined || id === undefined ? demoLink(feature, description) : { feature, description, brand, path: productPath(id) }
}

const couponFormLink = (register: ShopRegister): DemoLink => {
  const feature = 'Vouchers disabled'
  const description = 'The cart has no voucher field.'
  const brand = BRAND_CHANNELS.map(register.settings).find(({ couponChannels, priceChannel }) => couponChannels?.[priceChannel] === false)
  return brand === undefined ? demoLink(feature, description) : { feature, description, brand: brand.brandChannel, path: '/cart' }
}

const limitLink = (register: ShopRegister): DemoLink => {
  const { orderLimit } = register.settings('iris')
  if (orderLimit === undefined) return demoLink('Order limit', 'No brand has one.')
  const { limit, countries } = orderLimit
  const description = `An order above ${formatMoney(limit)} to ${countries.join(', ')} is rejected.`
  return demoLink('Order limit', description, '/cart')
}

/** Features that depend on brand or country. */
export const shopLinks = (register: ShopRegister, catalogue: ShopCatalogue): readonly DemoLink[] => {
  const taxed = COUNTRIES.filter((countryCode) => needsTaxNumber({ countryCode }))
  return [
    trialLink(register, catalogue),
    singleLink(register),
    couponFormLink(register),
    limitLink(register),
    demoLink(
      'Tax number', `Required for private addresses in ${taxed.join(', ')}.`, taxed.length === 0 ? undefined : '/cart',
    ),
  ]
}
