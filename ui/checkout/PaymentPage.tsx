import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import type { Money } from '../../domain/money/money.ts'
import { offeredPaymentMethods } from '../../domain/payment/offered-payment-methods.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { useAppleSession } from '../payment/use-apple-session.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useTrackedPayment } from './use-tracked-checkout.ts'
import { useAfterCartChange } from '../cart/use-after-cart-change.ts'
import { CodesView } from '../coupon/CodesView.tsx'
import { useCodes } from '../coupon/use-codes.ts'
import type { CheckoutData } from './checkout-data.ts'
import type { FormReply } from '../form/form-reply.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { PaymentPageView } from './PaymentPageView.tsx'
import type { ReviewData } from './review-data.ts'
import { useStepPath } from './use-step-path.ts'

type Loaded = {
  readonly checkout: CheckoutData
  readonly methods: readonly PaymentMethod[]
  readonly isNothingDue: boolean
  readonly total: Money
  readonly expectedTotal: string
  readonly isReorder: boolean
  readonly review: ReviewData
  readonly chosen?: PaymentMethod
}

export const PaymentPage = () => {
  const { checkout, methods, ...loaded } = useLoaderData<Loaded>()
  const reply = useActionData<FormReply>()
  const [choice, setChoice] = useState(reply?.typed['paymentMethod'] ?? loaded.chosen)
  useTrackedPayment(choice, loaded.isReorder)
  const codes = useCodes('payment', useAfterCartChange())
  const isBusy = useNavigation().formMethod === 'POST'
  const toStep = useStepPath()
  const toPath = useLocalePath()
  const appleSession = useAppleSession()
  const isAwake = useIsHydrated()
  const invoiceAllowed = methods.includes('invoice')
  return (
    <CheckoutFrame step="payment" checkout={checkout} title={<FormattedMessage id="checkout.payment.title" />}>
      {checkout.cart !== undefined && <CodesView data={checkout.cart.codes} codes={codes} idPrefix="payment" />}
      <PaymentPageView
        {...loaded}
        methods={offeredPaymentMethods({ fromService: methods, appleSession, invoiceAllowed })}
        lacksApplePay={isAwake && !appleSession && loaded.chosen === 'apple_pay'}
        paths={{
          customer: toStep('customer'),
          address: toStep('address'),
          shipping: toStep('shipping'),
        }}
        isBlocked={checkout.limit !== undefined}
        termsPath={toPath('/terms')}
        privacyPath={toPath('/privacy')}
        reply={reply}
        onChoose={setChoice}
        isBusy={isBusy}
      />
    </CheckoutFrame>
  )
}
