import { FormattedMessage } from 'react-intl'
import { Page, Stack } from '../design/Layout.tsx'
import css from './DownloadPageView.module.css'

export type DownloadPageViewProps = { readonly name: string; readonly address: string }

/** A download page for a file of the editors on another host. */
export const DownloadPageView = ({ name, address }: DownloadPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <Stack>
        <h1><FormattedMessage id="content.download.title" /></h1>
        <p className={css['name']}>{name}</p>
        <p>
          <a href={address} download={name} rel="noopener noreferrer"><FormattedMessage id="content.download.fetch" /></a>
        </p>
      </Stack>
    </div>
  </Page>
)
