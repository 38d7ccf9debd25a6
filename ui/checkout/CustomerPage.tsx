import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { useLocale } from '../binding/use-locale.ts'
import { signInPath } from '../identity/sign-in-path.ts'
import type { CheckoutData } from './checkout-data.ts'
import type { FormReply } from '../form/form-reply.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CustomerPageView } from './CustomerPageView.tsx'
import { stepPath } from './step-path.ts'

export const CustomerPage = () => {
  const { checkout, email } = useLoaderData<{ readonly checkout: CheckoutData; readonly email: string }>()
  const reply = useActionData<FormReply>()
  const locale = useLocale()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <CheckoutFrame step="customer" checkout={checkout} title={<FormattedMessage id="checkout.customer.title" />}>
      <CustomerPageView email={email} reply={reply} isBusy={isBusy} signInPath={signInPath(locale, stepPath(locale, 'address'))} />
    </CheckoutFrame>
  )
}
