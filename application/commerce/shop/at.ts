import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** The brand and the language of a request. */
export type At = { readonly brandChannel: BrandChannel; readonly locale: Locale }
