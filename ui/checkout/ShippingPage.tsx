import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { useTrackedShipping } from './use-tracked-checkout.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { action, loader } from './shipping.route.ts'
import { ShippingPageView } from './ShippingPageView.tsx'
import { useStepPath } from './step-path.ts'

export const ShippingPage = () => {
  const { checkout, choices, chosen, address } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
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
