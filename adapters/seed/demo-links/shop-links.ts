import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { needsTaxNumber } from '../../../domain/address/tax-number.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import { productPath } from '../../../domain/product/product-path.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

const trialSight = (register: ShopRegister, { products }: ShopCatalogue): DemoLink => {
  const brand = BRAND_CHANNELS.find((one) => register.settings(one).trialProductId !== undefined)
  const trial = products.find(({ id }) => brand !== undefined && id === register.settings(brand).trialProductId)
  const lens = products.find((product) => product.category === 'lens' && canBeOrdered(product)._tag === 'Right')
  if (brand === undefined || trial === undefined || lens === undefined) return demoLink('Trial', 'No brand gives one.')
  const look = `With the first lens in the cart comes ${trial.titles.en}, free; the cart lets go of it again.`
  return { ability: 'Trial', look, brand, path: productPath(lens.id) }
}

const singleSight = (register: ShopRegister): DemoLink => {
  const ability = 'Product capped at one'
  const look = 'Nobody may have more than one of it.'
  const brand = BRAND_CHANNELS.find((one) => register.settings(one).singleProductId !== undefined)
  const id = brand === undefined ? undefined : register.settings(brand).singleProductId
  return brand === undefined || id === undefined ? demoLink(ability, look) : { ability, look, brand, path: productPath(id) }
}

const couponFormSight = (register: ShopRegister): DemoLink => {
  const ability = 'Voucher form off'
  const look = 'The cart asks for no voucher.'
  const brand = BRAND_CHANNELS.map(register.settings).find(({ couponChannels, priceChannel }) => couponChannels?.[priceChannel] === false)
  return brand === undefined ? demoLink(ability, look) : { ability, look, brand: brand.brandChannel, path: '/cart' }
}

const limitSight = (register: ShopRegister): DemoLink => {
  const { orderLimit } = register.settings('iris')
  if (orderLimit === undefined) return demoLink('Order limit', 'No brand has one.')
  const { limit, countries } = orderLimit
  const look = `More than ${formatMoney(limit)} and an address in ${countries.join(', ')}: the order is refused.`
  return demoLink('Order limit', look, '/cart')
}

/** What depends on brand and country, not on one product. */
export const shopLinks = (register: ShopRegister, goods: ShopCatalogue): readonly DemoLink[] => {
  const taxed = COUNTRIES.filter((countryCode) => needsTaxNumber({ countryCode }))
  return [
    trialSight(register, goods),
    singleSight(register),
    couponFormSight(register),
    limitSight(register),
    demoLink(
      'Tax number', `The address of a private person in ${taxed.join(', ')} asks for it.`, taxed.length === 0 ? undefined : '/cart',
    ),
  ]
}
