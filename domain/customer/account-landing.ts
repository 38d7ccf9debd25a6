import type { BrandChannel } from '../shop/brand-channel.ts'

/** The brands whose customers start on the overview of their account (Account §2.3). */
const BEGIN_WITH_OVERVIEW: readonly BrandChannel[] = ['lensvision', 'discountlens', 'mclinsen']

/** The first account page for customers of a brand: the overview or the profile. */
export const accountLanding = (brand: BrandChannel): '/my-account/overview' | '/my-account/profile' =>
  BEGIN_WITH_OVERVIEW.includes(brand) ? '/my-account/overview' : '/my-account/profile'
