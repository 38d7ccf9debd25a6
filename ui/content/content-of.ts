import type { ContentSlug } from './content-slug.ts'
import type { ContentText } from './content-text.ts'
import { aboutUs } from './pages/about-us.ts'
import { accessibility } from './pages/accessibility.ts'
import { contact } from './pages/contact.ts'
import { cookies } from './pages/cookies.ts'
import { disclaimer } from './pages/disclaimer.ts'
import { legalNotice } from './pages/legal-notice.ts'
import { privacy } from './pages/privacy.ts'
import { returns } from './pages/returns.ts'
import { shippingInfo } from './pages/shipping-info.ts'
import { terms } from './pages/terms.ts'
import type { ShopFacts } from './shop-facts.ts'

const TEXTS: { readonly [slug in ContentSlug]: (facts: ShopFacts) => ContentText } = {
  'about-us': aboutUs,
  accessibility,
  contact,
  cookies,
  disclaimer,
  'legal-notice': legalNotice,
  privacy,
  returns,
  'shipping-info': shippingInfo,
  terms,
}

/** The content of an information page for a shop. */
export const contentOf = (slug: ContentSlug, facts: ShopFacts): ContentText => TEXTS[slug](facts)
