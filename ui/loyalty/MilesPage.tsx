import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { AccountArea } from '../account/AccountArea.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './miles.route.ts'
import { MilesPageView } from './MilesPageView.tsx'

export const MilesPage = () => {
  const { milesNumber, points, isLost } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isBusy = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  const intl = useIntl()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'cart.miles' })} noindex />
      <MilesPageView
        milesNumber={milesNumber}
        points={points}
        isLost={isLost}
        refused={refused}
        isSaved={refused === undefined && search.has('saved')}
        isBusy={isBusy}
      />
    </AccountArea>
  )
}
