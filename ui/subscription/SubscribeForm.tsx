import { useIntl } from 'react-intl'
import { useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { SubscribePageView, type SubscribePageViewProps } from './SubscribePageView.tsx'

/** The link to this page with another interval preselected. */
const everyOther = (query: URLSearchParams) => (days: number): string => {
  const nextQuery = new URLSearchParams(query)
  nextQuery.set('every', String(days))
  return `?${nextQuery}`
}

/** The subscription form within the account. */
export const SubscribeForm = ({ data, reply }: Pick<SubscribePageViewProps, 'data' | 'reply'>) => {
  const [query] = useSearchParams()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'subscription.start_title' })} noindex />
      <SubscribePageView
        data={data}
        reply={reply}
        isBusy={useNavigation().formMethod === 'POST'}
        listPath={useLocalePath()('/my-account/my-subscriptions')}
        pathEvery={everyOther(query)}
        carried={[...query].filter(([name]) => name !== 'to')}
      />
    </AccountArea>
  )
}
