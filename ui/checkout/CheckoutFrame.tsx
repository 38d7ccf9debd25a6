import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIgnoreContinuedClicks } from '../binding/use-ignore-continued-clicks.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useTrackedCheckout } from './use-tracked-checkout.ts'
import type { Codes } from '../coupon/codes.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { Accepted } from './accepted.ts'
import { FORM_STEPS } from './form-steps.ts'
import type { FormStep } from './form-steps.ts'
import type { CheckoutData } from './checkout-data.ts'
import { CheckoutFrameView } from './CheckoutFrameView.tsx'
import { useStepPath } from './step-path.ts'
import type { ShownStep } from './StepListView.tsx'

type CheckoutFrameProps = {
  readonly step: FormStep
  readonly checkout: CheckoutData
  readonly title: ReactNode
  /** The voucher form, if shown in this step. */
  readonly codes?: Codes
  /** Shown in the first step. */
  readonly accepted?: Accepted
  readonly children: ReactNode
}

const placeOf = (step: FormStep, here: FormStep): ShownStep['place'] => {
  const distance = FORM_STEPS.indexOf(step) - FORM_STEPS.indexOf(here)
  if (distance === 0) return 'here'
  return distance < 0 ? 'done' : 'ahead'
}

/** A step of the checkout with header, step list and order summary. */
export const CheckoutFrame = ({ step, checkout, title, codes, accepted, children }: CheckoutFrameProps) => {
  useTrackedCheckout()
  useIgnoreContinuedClicks()
  const intl = useIntl()
  const toStep = useStepPath()
  const cartPath = useLocalePath()('/cart')
  const name = intl.formatMessage({ id: `checkout.step.${step}` })
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'checkout.page_title' }, { step: name })} noindex />
      <CheckoutFrameView
        steps={FORM_STEPS.map((listed) => ({
          step: listed,
          place: placeOf(listed, step),
          ...(checkout.open.includes(listed) ? { to: toStep(listed) } : {}),
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
