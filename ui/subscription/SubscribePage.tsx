import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './subscribe.route.ts'
import { SubscribePageView } from './SubscribePageView.tsx'

export const SubscribePage = () => {
  const wish = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'subscription.start_title' })} noindex />
      <SubscribePageView
        wish={wish}
        reply={reply}
        isBusy={useNavigation().formMethod === 'POST'}
        listPath={useLocalePath()('/my-account/my-subscriptions')}
      />
    </AccountArea>
  )
}
