import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from '../binding/use-page.ts'
import { useSubmitOnArrival } from '../binding/use-submit-on-arrival.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './abandoned-cart.route.ts'
import { AbandonedCartPageView } from './AbandonedCartPageView.tsx'

/** The page of an abandoned-cart link: restores the cart at once, or on submit without script. */
export const AbandonedCartPage = () => {
  const reply = useActionData<typeof action>()
  const form = useSubmitOnArrival(reply !== undefined)
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'abandoned_cart.title' })} noindex />
      <meta name="referrer" content="no-referrer" />
      <AbandonedCartPageView form={form} failure={reply?.failure} isBusy={useNavigation().state !== 'idle'} />
    </>
  )
}
