import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOwnPresses } from '../binding/use-own-presses.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useTrackedCheckout } from './use-tracked-checkout.ts'
import type { Codes } from '../coupon/codes.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { Accepted } from './accepted.ts'
import { FORM_STEPS } from './asked-steps.ts'
import type { FormStep } from './asked-steps.ts'
import type { CheckoutData } from './checkout-data.ts'
import { CheckoutFrameView } from './CheckoutFrameView.tsx'
import { useStepPath } from './step-path.ts'
import type { ShownStep } from './StepListView.tsx'

type CheckoutFrameProps = {
  readonly step: FormStep
  readonly checkout: CheckoutData
  readonly title: ReactNode
  /** Where a voucher can be given: it is taken off the sums beside. */
  readonly codes?: Codes
  /** Said where an order begins. */
  readonly accepted?: Accepted
  readonly children: ReactNode
}

const placeOf = (step: FormStep, here: FormStep): ShownStep['place'] => {
  const distance = FORM_STEPS.indexOf(step) - FORM_STEPS.indexOf(here)
  if (distance === 0) return 'here'
  return distance < 0 ? 'done' : 'ahead'
}

/** One step of the checkout with its head, its step list and the order on its way. */
export const CheckoutFrame = ({ step, checkout, title, codes, accepted, children }: CheckoutFrameProps) => {
  useTrackedCheckout()
  useOwnPresses()
  const intl = useIntl()
  const toStep = useStepPath()
  const cartPath = useLocalePath()('/cart')
  const name = intl.formatMessage({ id: `checkout.step.${step}` })
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'checkout.page_title' }, { step: name })} noindex />
      <CheckoutFrameView
        steps={FORM_STEPS.map((one) => ({
          step: one,
          place: placeOf(one, step),
          ...(checkout.open.includes(one) ? { to: toStep(one) } : {}),
        }))}
        cart={checkout.cart}
        codes={codes}
        cartPath={cartPath}
        limit={checkout.limit}
        isNotDelivered={checkout.isNotDelivered}
        accepted={accepted}
        title={title}
      >
        {children}
      </CheckoutFrameView>
    </>
  )
}
