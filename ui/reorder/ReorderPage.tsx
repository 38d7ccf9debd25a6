import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from '../binding/use-page.ts'
import { useReorderOutcome } from './use-reorder-outcome.ts'
import { useSubmitOnArrival } from '../binding/use-submit-on-arrival.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './reorder.route.ts'
import { ReorderPageView } from './ReorderPageView.tsx'

/** The page of a reorder link: reorders at once, or on submit without script. */
export const ReorderPage = () => {
  const reply = useActionData<typeof action>()
  const form = useSubmitOnArrival(reply !== undefined)
  useReorderOutcome(reply)
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'reorder.title' })} noindex />
      <meta name="referrer" content="no-referrer" />
      <ReorderPageView form={form} reply={reply} isBusy={useNavigation().state !== 'idle'} />
    </>
  )
}
