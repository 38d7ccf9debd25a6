import { useIntl } from 'react-intl'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { DeletionRequestedPageView } from './DeletionRequestedPageView.tsx'

export const DeletionRequestedPage = () => (
  <>
    <PageHead title={useIntl().formatMessage({ id: 'account_deletion.requested_title' })} noindex />
    <DeletionRequestedPageView homePath={useLocalePath()('/')} />
  </>
)
