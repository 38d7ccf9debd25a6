import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { AccountHelp } from './AccountFrameView.tsx'

/** Picture, phone number and hours of the shop, beside an account form. */
export const useAccountHelp = (): AccountHelp => {
  const { brandChannel, phone, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  const toPath = useLocalePath()
  return { picture: `h/${brandChannel}`, phone, workingHours: inLocale(workingHours, locale), lensesPath: toPath('/c/lens') }
}
