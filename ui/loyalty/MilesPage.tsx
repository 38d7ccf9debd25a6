import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useStillSignedIn } from '../identity/use-still-signed-in.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './miles.route.ts'
import { MilesPageView } from './MilesPageView.tsx'

export const MilesPage = () => {
  useStillSignedIn()
  const { milesNumber, points, isLost } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isBusy = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'cart.miles' })} noindex />
      <MilesPageView
        milesNumber={milesNumber}
        points={points}
        isLost={isLost}
        refused={refused}
        isSaved={refused === undefined && search.has('saved')}
        isBusy={isBusy}
        historyPath={toPath('/my-account/history')}
      />
    </>
  )
}
