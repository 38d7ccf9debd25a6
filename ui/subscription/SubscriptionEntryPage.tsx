import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './subscription-entry.route.ts'
import { SubscriptionEntryPageView } from './SubscriptionEntryPageView.tsx'

export const SubscriptionEntryPage = () => {
  const { signInPath } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'subscription.link_title' })} noindex />
      <SubscriptionEntryPageView
        isDone={reply?.isDone === true}
        failure={reply?.isDone === false ? formatText(intl, reply.failure) : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
        signInPath={signInPath}
      />
    </>
  )
}
