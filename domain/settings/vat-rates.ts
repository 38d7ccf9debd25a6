import type { ProductType } from '../product/product-type.ts'
import type { Country } from '../shop/country.ts'

/** VAT as fractions by country and product type; from configuration, the specification names none (decision A14). */
export type VatRates = { readonly [country in Country]?: { readonly [category in ProductType]?: number } }

/** Absent means not configured: such a line has no VAT taken out. */
export const vatRate = (rates: VatRates, country: Country, category: ProductType): number | undefined =>
  rates[country]?.[category]
