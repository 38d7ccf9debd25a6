import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from 'react-router'
import { useSubmitOnArrival } from '../binding/use-submit-on-arrival.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './abandoned-cart.route.ts'
import { AbandonedCartPageView } from './AbandonedCartPageView.tsx'

/** Where a link to a cart left behind arrives: opens it at once, or at the press of the button where no script runs. */
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
