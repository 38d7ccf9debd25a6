import { useLocation } from '../binding/use-page.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import { homePath } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { useLocale } from '../binding/use-locale.ts'

const YES: readonly (string | null | undefined)[] = ['1', 'true']

/** Whether the payment step belongs to a repeated order: part of its path or of its query (Commerce §2, decision A27). */
export const isReorder = (param: string | undefined, url: URL): boolean =>
  YES.includes(param) || YES.includes(url.searchParams.get('isReorder'))

/** The address of a step, or of home, in a language. */
export const stepPath = (locale: Locale, step: CheckoutStep | 'home'): string =>
  step === 'home' ? homePath(locale) : localePath(locale, `/checkout/${step}`)

/** The address of a step for a checkout at this address: a reorder stays one up to the payment step (decision A27). */
export const stepPathOf = (url: URL, locale: Locale, step: CheckoutStep | 'home'): string =>
  step !== 'home' && isReorder(undefined, url) ? `${stepPath(locale, step)}?isReorder=true` : stepPath(locale, step)

/** Returns the address of another open step; it remains a reorder if it is one. */
export const useStepPath = (): ((step: CheckoutStep) => string) => {
  const locale = useLocale()
  const { search } = useLocation()
  return (step) => stepPathOf(new URL(search, 'http://here/'), locale, step)
}
