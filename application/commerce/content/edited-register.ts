import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { withShopInfo } from '../../../domain/settings/with-shop-info.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ContentLibrary } from './content-library.port.ts'

type Merged = { readonly infos: readonly unknown[]; readonly settings: ShopSettings }

/** The brand settings with the contact details that editors entered (Account §3). */
export const editedRegister = (register: ShopRegister, content: Pick<ContentLibrary, 'info'>): ShopRegister => {
  const merges = new Map<BrandChannel, Merged>()
  const settings = (brandChannel: BrandChannel): ShopSettings => {
    const infos = LOCALES.map((locale) => content.info({ brandChannel, locale }))
    const cached = merges.get(brandChannel)
    if (cached?.infos.every((info, index) => info === infos[index]) === true) return cached.settings
    const merged = withShopInfo(register.settings(brandChannel), (locale) => infos[LOCALES.indexOf(locale)])
    merges.set(brandChannel, { infos, settings: merged })
    return merged
  }
  return { ...register, settings }
}
