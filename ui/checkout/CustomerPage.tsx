import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { useLocale } from '../binding/use-locale.ts'
import { signInPath } from '../identity/sign-in-path.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { action, loader } from './customer.route.ts'
import { CustomerPageView } from './CustomerPageView.tsx'
import { stepPath } from './step-path.ts'

export const CustomerPage = () => {
  const { checkout, email, accepted } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const locale = useLocale()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <CheckoutFrame step="customer" checkout={checkout} title={<FormattedMessage id="checkout.customer.title" />} accepted={accepted}>
      <CustomerPageView email={email} reply={reply} isBusy={isBusy} signInPath={signInPath(locale, stepPath(locale, 'address'))} />
    </CheckoutFrame>
  )
}
