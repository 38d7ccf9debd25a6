import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/**
 * Texts are loaded in parts: those any page shows at once, those of a product and the cart, and those of further kinds of pages.
 */
export const TEXT_PARTS = ['common', 'shopping', 'checkout', 'sign-in', 'account', 'care', 'security', 'content'] as const

export type TextPart = (typeof TEXT_PARTS)[number]

const SHOPPING = ['product-page', 'cart', 'coupon', 'refusals', 'shipping']
const CHECKOUT = [...SHOPPING, 'checkout', 'order', 'form', 'wallet']
const ACCOUNT = ['refusals', 'form', 'account', 'account-shared', 'user', 'email-verification', 'cart']

/** The topics of each part but the common one. */
const TOPICS: { readonly [part in Exclude<TextPart, 'common'>]: readonly string[] } = {
  shopping: SHOPPING,
  checkout: CHECKOUT,
  'sign-in': [...ACCOUNT, 'password', 'passkey', 'sign-in-link', 'social', 'banner'],
  account: [
    ...ACCOUNT, 'order', 'checkout', 'product-page', 'shipping', 'coupon', 'wallet', 'profile', 'newsletter', 'loyalty', 'optician',
    'reorder', 'guarantee', 'wishlist',
  ],
  care: [
    ...ACCOUNT, 'order', 'checkout', 'product-page', 'shipping', 'wallet', 'reminder', 'rating', 'lens-pass', 'subscription', 'reorder',
    'guarantee',
  ],
  security: [...ACCOUNT, 'personal-data', 'account-deletion', 'email-change', 'password', 'security', 'passkey', 'social'],
  content: ['content', 'contact', 'guarantee', 'form', 'shipping', 'refusals', 'medical-device'],
}

/** E-mails, the back office and payment pages are rendered on the server; their texts are not sent to browsers. */
const ON_SERVER = ['mail', 'back-office', 'payment-page']

/** The parts that contain a topic's file. */
export const partsOfTopic = (topic: string): readonly TextPart[] => {
  const parts = TEXT_PARTS.filter((part) => part !== 'common' && TOPICS[part].includes(topic))
  return parts.length > 0 || ON_SERVER.includes(topic) ? parts : ['common']
}

/** The name of a part in one language and tone; English has one tone. */
export const textsName = (locale: Locale, tone: Tone, part: TextPart): `${Locale}/${Tone}/${TextPart}` =>
  `${locale}/${locale === 'en' ? 'formal' : tone}/${part}`

/** The virtual module of the part. */
export const textsSource = (locale: Locale, tone: Tone, part: TextPart): string => `virtual:messages/${textsName(locale, tone, part)}`
