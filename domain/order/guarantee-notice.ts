import { isEuMember } from '../shop/eu-member.ts'
import type { Country } from '../shop/country.ts'

/** Links to the full notice in the terms end in `#` and this. */
export const GUARANTEE_ANCHOR = 'legal-guarantee'

/**
 * For deliveries to the EU a shop shows the notice on the legal guarantee of conformity (Directive 2011/83/EU, article 6 (1) (l), and
 * Implementing Regulation (EU) 2025/1960).
 */
export const needsGuaranteeNotice = (delivered: { readonly shippingAddress: { readonly countryCode: Country } }): boolean =>
  isEuMember(delivered.shippingAddress.countryCode)

/** Before the address is known: wherever the shop delivers to the EU at all. */
export const mayNeedGuaranteeNotice = (countries: readonly Country[]): boolean => countries.some(isEuMember)
