import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './ratings.route.ts'
import { RatingsPageView } from './RatingsPageView.tsx'

export const RatingsPage = () => {
  const { name, isDone, ...ratings } = useLoaderData<typeof loader>()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'rating.title' })} noindex />
      <RatingsPageView
        ratings={ratings}
        name={name}
        reply={useActionData<typeof action>()}
        isDone={isDone}
        isBusy={useNavigation().formMethod === 'POST'}
        donePath={toPath('/my-account/ratings?done=1')}
        historyPath={toPath('/my-account/history')}
      />
    </AccountArea>
  )
}
