import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { useLocale } from '../binding/use-locale.ts'
import type { AddressLines } from './address-lines.ts'
import type { CheckoutData } from './checkout-data.ts'
import type { CheckoutReply } from './checkout-reply.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { ShippingChoice } from './shipping-choice.ts'
import { ShippingPageView } from './ShippingPageView.tsx'
import { stepPath } from './step-path.ts'

type Loaded = {
  readonly checkout: CheckoutData
  readonly choices: readonly ShippingChoice[]
  readonly chosen?: string
  readonly address?: AddressLines
}

export const ShippingPage = () => {
  const { checkout, choices, chosen, address } = useLoaderData<Loaded>()
  const reply = useActionData<CheckoutReply>()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <CheckoutFrame step="shipping" checkout={checkout} title={<FormattedMessage id="checkout.shipping.title" />}>
      <ShippingPageView
        choices={choices}
        chosen={chosen}
        place={address?.city}
        reply={reply}
        isBusy={isBusy}
        addressPath={stepPath(useLocale(), 'address')}
      />
    </CheckoutFrame>
  )
}
