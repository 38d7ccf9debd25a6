import { useLocation } from 'react-router'
import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import { useLocale } from '../binding/use-locale.ts'
import { stepPathOf } from './step-path-of.ts'

/** Makes the address of another step of the checkout that is open; it stays a reorder if it is one. */
export const useStepPath = (): ((step: CheckoutStep) => string) => {
  const locale = useLocale()
  const { search } = useLocation()
  return (step) => stepPathOf(new URL(search, 'http://here/'), locale, step)
}
