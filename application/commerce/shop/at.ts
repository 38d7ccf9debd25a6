import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** In which brand's shop and in which language something is asked. */
export type At = { readonly brandChannel: BrandChannel; readonly locale: Locale }
