import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { mayNeedGuaranteeNotice } from '../../domain/order/guarantee-notice.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { GuaranteeNoteView } from '../content/GuaranteeNoteView.tsx'
import { WithTexts } from '../messages/WithTexts.tsx'

/** The line about the legal guarantee, in a shop that delivers to the EU; its text is loaded after the page. */
export const GuaranteeNote = () => {
  const { extraCountries } = useInjected(CurrentShop)
  const termsPath = useLocalePath()('/terms')
  return mayNeedGuaranteeNotice(shopCountries(extraCountries)) && (
    <WithTexts part="product-notes"><GuaranteeNoteView termsPath={termsPath} /></WithTexts>
  )
}
