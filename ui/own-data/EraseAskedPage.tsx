import { useIntl } from 'react-intl'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { EraseAskedPageView } from './EraseAskedPageView.tsx'

export const EraseAskedPage = () => (
  <>
    <PageHead title={useIntl().formatMessage({ id: 'own.erase_asked_title' })} noindex />
    <EraseAskedPageView homePath={useLocalePath()('/')} />
  </>
)
