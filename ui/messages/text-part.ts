import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** Texts are loaded in parts: those any page shows at once, those of a product and the cart, and those of further pages. */
export const TEXT_PARTS = ['common', 'shopping', 'purchase', 'content'] as const

export type TextPart = (typeof TEXT_PARTS)[number]

const COMMON: readonly TextPart[] = ['common']

/** E-mails, the back office and payment pages are rendered on the server; their texts are not sent to browsers. */
const NOT_COMMON: { readonly [topic: string]: readonly TextPart[] } = {
  'product-page': ['shopping', 'purchase'], cart: ['shopping', 'purchase'], coupon: ['shopping', 'purchase'],
  refusals: ['shopping', 'purchase', 'content'],
  banner: ['purchase'], 'personal-data': ['purchase'], 'account-deletion': ['purchase'], 'email-change': ['purchase'],
  profile: ['purchase'], newsletter: ['purchase'],
  account: ['purchase'], checkout: ['purchase'], order: ['purchase'], 'email-verification': ['purchase'],
  password: ['purchase'], security: ['purchase'], passkey: ['purchase'], 'sign-in-link': ['purchase'],
  user: ['purchase'],
  loyalty: ['purchase'], optician: ['purchase'],
  rating: ['purchase'], reminder: ['purchase'], subscription: ['purchase'], wallet: ['purchase'], social: ['purchase'],
  reorder: ['purchase'], content: ['content'],
  contact: ['content'], guarantee: ['purchase', 'content'],
  form: ['purchase', 'content'], shipping: ['purchase', 'content'], mail: [], 'back-office': [], 'payment-page': [],
  'lens-pass': ['purchase'], wishlist: ['purchase'], 'medical-device': ['content'],
}

/** The parts that contain a topic's file. */
export const partsOfTopic = (topic: string): readonly TextPart[] => NOT_COMMON[topic] ?? COMMON

/** The name of a part in one language and tone; English has one tone. */
export const textsName = (locale: Locale, tone: Tone, part: TextPart): `${Locale}/${Tone}/${TextPart}` =>
  `${locale}/${locale === 'en' ? 'formal' : tone}/${part}`

/** The virtual module of the part. */
export const textsSource = (locale: Locale, tone: Tone, part: TextPart): string => `virtual:messages/${textsName(locale, tone, part)}`
