import { useIntl } from 'react-intl'
import { useLoaderData } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { pageLinks } from '../listing/account-pages.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { loader } from './documents-part.ts'
import { DocumentsPageView } from './DocumentsPageView.tsx'

export const DocumentsPage = () => {
  const { entries, pagination } = useLoaderData<typeof loader>()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'account.documents' })} noindex />
      <DocumentsPageView entries={entries} links={pageLinks(pagination, toPath('/my-account/documents'))} lensPath={toPath('/c/lens')} />
    </AccountArea>
  )
}
