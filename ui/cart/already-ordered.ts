import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

const ALREADY = 'already'

/** The address of an order for whoever goes on with a cart that became it. */
export const alreadyOrdered = (locale: Locale, orderToken: string): string =>
  `${localePath(locale, `/checkout/thank-you/${orderToken}`)}?${ALREADY}`

/** Whether somebody came that way, which the page says. */
export const cameAgain = (url: URL): boolean => url.searchParams.has(ALREADY)
