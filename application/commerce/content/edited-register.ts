import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { withShopInfo } from '../../../domain/settings/with-shop-info.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ContentLibrary } from './content-library.port.ts'

type Merged = { readonly said: readonly unknown[]; readonly settings: ShopSettings }

/** The brands as they are set up, each reached as its editors say (Account §3). */
export const editedRegister = (register: ShopRegister, content: Pick<ContentLibrary, 'info'>): ShopRegister => {
  const known = new Map<BrandChannel, Merged>()
  const settings = (brandChannel: BrandChannel): ShopSettings => {
    const said = LOCALES.map((locale) => content.info({ brandChannel, locale }))
    const before = known.get(brandChannel)
    if (before?.said.every((info, index) => info === said[index]) === true) return before.settings
    const merged = withShopInfo(register.settings(brandChannel), (locale) => said[LOCALES.indexOf(locale)])
    known.set(brandChannel, { said, settings: merged })
    return merged
  }
  return { ...register, settings }
}
