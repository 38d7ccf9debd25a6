import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { useTrackedShipping } from './use-tracked-checkout.ts'
import type { AddressLines } from './address-lines.ts'
import type { CheckoutData } from './checkout-data.ts'
import type { FormReply } from '../form/form-reply.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { ShippingChoice } from './shipping-choice.ts'
import { ShippingPageView } from './ShippingPageView.tsx'
import { useStepPath } from './use-step-path.ts'

type Loaded = {
  readonly checkout: CheckoutData
  readonly choices: readonly ShippingChoice[]
  readonly chosen?: string
  readonly address?: AddressLines
}

export const ShippingPage = () => {
  const { checkout, choices, chosen, address } = useLoaderData<Loaded>()
  const reply = useActionData<FormReply>()
  const [choice, setChoice] = useState(reply?.typed['shippingMethod'] ?? chosen)
  useTrackedShipping(choice)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <CheckoutFrame step="shipping" checkout={checkout} title={<FormattedMessage id="checkout.shipping.title" />}>
      <ShippingPageView
        choices={choices}
        chosen={chosen}
        place={address?.city}
        reply={reply}
        onChoose={setChoice}
        isBusy={isBusy}
        addressPath={useStepPath()('address')}
      />
    </CheckoutFrame>
  )
}
