import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { pageLinks } from '../listing/account-pages.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './miles.route.ts'
import { MilesPageView, type MilesPageViewProps } from './MilesPageView.tsx'

const doneOf = (search: URLSearchParams): MilesPageViewProps['done'] => {
  if (search.has('saved')) return 'saved'
  return search.has('removed') ? 'removed' : undefined
}

export const MilesPage = () => {
  const { milesNumber, points, pagination } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isBusy = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'cart.miles' })} noindex />
      <MilesPageView
        milesNumber={milesNumber}
        points={points}
        links={pagination === undefined ? undefined : pageLinks(pagination, toPath('/my-account/miles-and-more'))}
        isLost={pagination === undefined}
        refused={refused}
        done={refused === undefined ? doneOf(search) : undefined}
        isBusy={isBusy}
      />
    </AccountArea>
  )
}
