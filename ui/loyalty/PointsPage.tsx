import { useIntl } from 'react-intl'
import { useActionData, useLoaderData } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { UnverifiedView } from '../identity/UnverifiedView.tsx'
import { pageLinks } from '../listing/account-pages.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { POINTS_PATH } from './points-data.ts'
import type { action, loader } from './points.route.ts'
import { PointsPageView } from './PointsPageView.tsx'

export const PointsPage = () => {
  const { unverifiedEmail, statement } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.bonus_points' })} noindex />
      <PointsPageView
        notice={unverifiedEmail === undefined ? undefined : <UnverifiedView email={unverifiedEmail} reply={reply} />}
        statement={statement}
        links={statement === undefined ? undefined : pageLinks(statement.pagination, toPath(POINTS_PATH))}
        lensPath={toPath('/c/lens')}
      />
    </AccountArea>
  )
}
