import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { CartButton } from './CartButton.tsx'
import { CheckoutHeaderView } from './CheckoutHeaderView.tsx'

export const CheckoutHeader = () => {
  const { brandChannel, brandName, phone, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  return (
    <CheckoutHeaderView
      brand={brandChannel}
      brandName={brandName}
      homePath={homePath(locale)}
      phone={phone}
      workingHours={inLocale(workingHours, locale)}
      cart={<CartButton />}
    />
  )
}
