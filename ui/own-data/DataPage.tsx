import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './data-part.ts'
import { DataPageView } from './DataPageView.tsx'

export const DataPage = () => {
  const { email, hasPassword, filePath, reply } = useLoaderData<typeof loader>()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'personal_data.title' })} noindex />
      <DataPageView
        email={email}
        hasPassword={hasPassword}
        reply={reply}
        sentTo={useActionData<typeof action>()?.sentTo}
        filePath={filePath}
        deleteAccountPath={useLocalePath()('/my-account/delete')}
        isBusy={useNavigation().formMethod === 'POST'}
      />
    </AccountArea>
  )
}
