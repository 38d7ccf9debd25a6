import type { BrandChannel } from '../shop/brand-channel.ts'

/** The brands whose customers begin with the overview of their account (Account §2.3). */
const BEGIN_WITH_OVERVIEW: readonly BrandChannel[] = ['lensvision', 'discountlens', 'mclinsen']

/** The page of an account on which a customer of a brand lands: the overview, or the profile with the others. */
export const accountLanding = (brand: BrandChannel): '/my-account/overview' | '/my-account/profile' =>
  BEGIN_WITH_OVERVIEW.includes(brand) ? '/my-account/overview' : '/my-account/profile'
