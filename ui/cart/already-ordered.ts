import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

const ALREADY_ORDERED = 'already-ordered'

/** The address of the order, for a visitor who continues with a cart that was already ordered. */
export const alreadyOrdered = (locale: Locale, orderToken: string): string =>
  `${localePath(locale, `/checkout/thank-you/${orderToken}`)}?${ALREADY_ORDERED}`

/** Whether the visitor was redirected there, which the page says. */
export const isFromOrderedCart = (url: URL): boolean => url.searchParams.has(ALREADY_ORDERED)
