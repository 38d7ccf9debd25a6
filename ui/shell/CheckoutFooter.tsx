import { useLocalePath } from '../binding/use-locale-path.ts'
import { CheckoutFooterView } from './CheckoutFooterView.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { checkoutLegalPages } from './legal-pages.ts'

export const CheckoutFooter = () => (
  <CheckoutFooterView pages={checkoutLegalPages(useLocalePath())} languages={<LanguageSwitch look="names" />} />
)
