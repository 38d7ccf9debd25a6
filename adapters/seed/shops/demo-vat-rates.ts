import { COUNTRIES } from '../../../domain/shop/country.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { VatRates } from '../../../domain/settings/vat-rates.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'
import type { ProductType } from '../../../domain/product/product-type.ts'

const STANDARD: { readonly [country in Country]: number } = {
  CH: 0.081, LI: 0.081, DE: 0.19, AT: 0.2, IT: 0.22, FR: 0.2, LT: 0.21,
}
/** Italy taxes what corrects sight at its lowest rate. */
const REDUCED: { readonly [country in Country]?: { readonly [type in ProductType]?: number } } = {
  IT: { lens: 0.04, reading_glasses: 0.04 },
}

/** VAT of every country the shop ships to. */
export const DEMO_VAT_RATES: VatRates = Object.fromEntries(COUNTRIES.map((country) =>
  [country, { ...Object.fromEntries(PRODUCT_TYPES.map((type) => [type, STANDARD[country]])), ...REDUCED[country] }]))
