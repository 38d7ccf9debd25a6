import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { lacksApplePay, offeredPaymentMethods } from '../../domain/payment/offered-payment-methods.ts'
import { useAppleSession } from '../payment/use-apple-session.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useTrackedPayment } from './use-tracked-checkout.ts'
import { useAfterCartChange } from '../cart/use-after-cart-change.ts'
import { useCodes } from '../coupon/use-codes.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { action, loader } from './payment.route.ts'
import { PaymentPageView } from './PaymentPageView.tsx'
import { useStepPath } from './step-path.ts'

export const PaymentPage = () => {
  const { checkout, methods, total, isNothingDue, expectedTotal, isReorder, review, chosen, cards, canSaveCard } =
    useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [choice, setChoice] = useState(reply?.typed['paymentMethod'] ?? chosen)
  useTrackedPayment(choice, isReorder)
  const codes = useCodes('payment', useAfterCartChange())
  const isBusy = useNavigation().formMethod === 'POST'
  const toStep = useStepPath()
  const toPath = useLocalePath()
  const appleSession = useAppleSession()
  const isHydrated = useIsHydrated()
  const invoiceAllowed = methods.includes('invoice')
  return (
    <CheckoutFrame step="payment" checkout={checkout} codes={codes} title={<FormattedMessage id="checkout.payment.title" />}>
      <PaymentPageView
        total={total}
        isNothingDue={isNothingDue}
        expectedTotal={expectedTotal}
        isReorder={isReorder}
        review={review}
        choice={choice}
        chosen={chosen}
        cards={cards}
        canSaveCard={canSaveCard}
        methods={offeredPaymentMethods({ fromService: methods, appleSession, invoiceAllowed })}
        lacksApplePay={isHydrated && lacksApplePay(chosen, appleSession)}
        paths={{
          ...(checkout.open.includes('customer') ? { customer: toStep('customer') } : {}),
          address: toStep('address'),
          shipping: toStep('shipping'),
        }}
        isBlocked={checkout.limit !== undefined || checkout.isNotDelivered === true}
        termsPath={toPath('/terms')}
        privacyPath={toPath('/privacy')}
        reply={reply}
        onChoose={setChoice}
        isBusy={isBusy}
      />
    </CheckoutFrame>
  )
}
