import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { AddressCheck } from '../../application/storefront/address/address-check.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useInjected } from '../binding/use-injected.ts'
import type { action, loader } from './address.route.ts'
import { AddressPageView } from './AddressPageView.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { useStepPath } from './step-path.ts'

export const AddressPage = () => {
  const { checkout, initial: stored, book, countries, partner, accepted } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const check = useInjected(AddressCheck)
  const toStep = useStepPath()
  const toPath = useLocalePath()
  const isChecking = useSignal(check.isLoading, false)
  const isBusy = useNavigation().formMethod === 'POST' || isChecking
  return (
    <CheckoutFrame step="address" checkout={checkout} title={<FormattedMessage id="checkout.address.title" />} accepted={accepted}>
      <AddressPageView
        stored={stored}
        book={book}
        countries={countries}
        reply={reply}
        partner={partner}
        isBusy={isBusy}
        backPath={checkout.open.includes('customer') ? toStep('customer') : toPath('/cart')}
      />
    </CheckoutFrame>
  )
}
