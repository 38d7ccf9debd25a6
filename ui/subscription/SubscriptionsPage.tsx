import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './subscriptions.route.ts'
import { SubscriptionsPageView } from './SubscriptionsPageView.tsx'

export const SubscriptionsPage = () => {
  const { subscriptions, email, isVerified } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  const saved = (['ended', 'saved', 'already-started'] as const).find((param) => search.has(param))
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'subscription.title' })} noindex />
      <SubscriptionsPageView
        subscriptions={subscriptions}
        email={email}
        isVerified={isVerified}
        failure={reply === undefined ? undefined : formatText(intl, reply.failure)}
        saved={reply === undefined ? saved : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
        historyPath={toPath('/my-account/history')}
        lensPath={toPath('/c/lens')}
      />
    </AccountArea>
  )
}
