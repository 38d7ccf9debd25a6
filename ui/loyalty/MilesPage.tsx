import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import type { MilesPoints } from '../../domain/order/earned-points.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { CodeReply } from '../coupon/codes.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { MilesPageView } from './MilesPageView.tsx'

type Loaded = { readonly milesNumber: string; readonly points: readonly MilesPoints[]; readonly isLost: boolean }

export const MilesPage = () => {
  const loaded = useLoaderData<Loaded>()
  const refused = useActionData<CodeReply>()
  const isBusy = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'cart.miles' })} noindex />
      <MilesPageView
        {...loaded}
        refused={refused}
        isSaved={refused === undefined && search.has('saved')}
        isBusy={isBusy}
        historyPath={toPath('/my-account/history')}
      />
    </>
  )
}
