import { useIntl } from 'react-intl'
import { useLoaderData } from '../binding/use-page.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { loader } from './download.route.ts'
import { DownloadPageView } from './DownloadPageView.tsx'

export const DownloadPage = () => {
  const { name, address } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'content.download.title' })} noindex />
      <DownloadPageView name={name} address={address} />
    </>
  )
}
