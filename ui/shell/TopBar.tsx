import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../binding/use-injected.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { TopBarView } from './TopBarView.tsx'

export const TopBar = ({ points }: { readonly points: readonly string[] }) => (
  <TopBarView points={points} phone={useInjected(CurrentShop).phone} languages={<LanguageSwitch look="codes" />} />
)
