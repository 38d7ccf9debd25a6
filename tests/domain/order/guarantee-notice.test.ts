import { describe, expect, it } from 'vitest'
import { mayNeedGuaranteeNotice, needsGuaranteeNotice } from '../../../domain/order/guarantee-notice.ts'
import { COUNTRIES, shopCountries, type Country } from '../../../domain/shop/country.ts'

const deliveredTo = (countryCode: Country) => ({ shippingAddress: { countryCode } })

describe('the EU notice on the legal guarantee of conformity', () => {
  it('is required for a delivery to a member state, and not to Switzerland or Liechtenstein', () => {
    expect(COUNTRIES.filter((country) => needsGuaranteeNotice(deliveredTo(country)))).toEqual(['DE', 'AT', 'IT', 'FR', 'LT'])
  })

  it('is required for a member state that the configuration adds, and not for another country', () => {
    const added = shopCountries(['NL', 'GB']).filter((country) => !COUNTRIES.includes(country))
    expect(added.map((country) => needsGuaranteeNotice(deliveredTo(country)))).toEqual([true, false])
  })

  it('is shown before the address is entered by a shop that delivers to the EU, and by no other', () => {
    expect(mayNeedGuaranteeNotice(['CH', 'LI', 'AT'])).toBe(true)
    expect(mayNeedGuaranteeNotice(['CH', 'LI'])).toBe(false)
  })
})
