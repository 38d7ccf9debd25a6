import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './subscription.route.ts'
import { SubscriptionPageView } from './SubscriptionPageView.tsx'

export const SubscriptionPage = () => {
  const { subscription, methods, addresses, values, first, last } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'subscription.change_title' })} noindex />
      <SubscriptionPageView
        subscription={subscription}
        methods={methods}
        addresses={addresses}
        values={values}
        days={{ first, last }}
        reply={reply}
        isSaved={reply === undefined && search.has('saved')}
        isBusy={useNavigation().formMethod === 'POST'}
        listPath={toPath('/my-account/my-subscriptions')}
        bookPath={toPath('/my-account/addresses')}
      />
    </AccountArea>
  )
}
