import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** Parts whose texts are loaded when they are needed, and the modules that show them. */
export const LATER_PARTS = {
  refusals: ['ui/messages/refusal-message.ts'],
  cards: ['ui/listing/ProductCardContent.tsx'],
  cart: ['ui/cart/CartSidebar.tsx', 'ui/cart/GiftDialog.tsx'],
  wishlist: ['ui/shell/WishlistSidebar.tsx'],
  'sign-in': [
    'ui/login-modal/LoginModal.tsx', 'ui/login-modal/SignInByHash.tsx', 'ui/login-modal/use-return-from-provider.ts',
    'ui/shell/TopBanners.tsx', 'ui/identity/register.route.ts', 'ui/identity/password.route.ts',
  ],
  'lens-profile': ['ui/product/PassOffer.tsx'],
  'product-notes': ['ui/product/Device.tsx', 'ui/product/GuaranteeNote.tsx'],
  blocks: ['ui/content/blocks/BlockGroup.tsx'],
  failure: ['ui/shell/RouteErrorPage.tsx', 'ui/messages/refusal-message.ts'],
} satisfies { readonly [part: string]: readonly string[] }

/** `server`: what only the server renders. */
type LaterPart = keyof typeof LATER_PARTS | 'server'

/**
 * Texts are loaded in parts: those of a page, named as its view (`common`: of a page without one), and those of what is loaded later. A
 * part has the texts that its modules can show (`tools/text-modules.ts`).
 */
export type TextPart = 'common' | `${string}Page` | LaterPart

/** A language in one tone; English has one tone. */
export type Language = `${Exclude<Locale, 'en'>}/${Tone}` | 'en/formal'

export const languageOf = (locale: Locale, tone: Tone): Language => (locale === 'en' ? 'en/formal' : `${locale}/${tone}`)
