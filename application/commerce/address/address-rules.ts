import type { AddressRules } from '../../../domain/address/make-address.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { shopCountries } from '../../../domain/shop/country.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PhoneNumbers } from './phone-numbers.port.ts'

export type RuleDeps = { readonly register: ShopRegister; readonly clock: Clock; readonly phoneNumbers: PhoneNumbers }

/** The rules for addresses at a brand today, the same wherever an address is entered. */
export const addressRules = ({ register, clock, phoneNumbers }: RuleDeps, brandChannel: BrandChannel): AddressRules => ({
  countries: shopCountries(register.settings(brandChannel).extraCountries),
  today: zurichTime(clock.now()).day,
  canBePhone: phoneNumbers.canBe,
})
