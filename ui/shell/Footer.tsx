import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useFrameInfo, useNavigationMenu } from '../catalogue/use-root-categories.ts'
import { FooterView } from './FooterView.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { legalPages } from './legal-pages.ts'

/** The footer of all pages except those of the checkout. */
export const Footer = ({ hasOffers }: { readonly hasOffers: boolean }) => {
  const { brandName, phone, internationalPhone, email, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  const toPath = useLocalePath()
  const info = useFrameInfo()
  return (
    <FooterView
      rootCategories={useNavigationMenu().rootCategories}
      pages={legalPages(info, toPath)}
      newsletterPath={toPath('/newsletter')}
      brandName={brandName}
      phone={phone}
      internationalPhone={internationalPhone}
      email={email}
      workingHours={inLocale(workingHours, locale)}
      languages={<LanguageSwitch look="names" />}
      social={info?.social ?? []}
      subscription={hasOffers ? info?.subscription : undefined}
      discountNote={info?.discountNote}
    />
  )
}
