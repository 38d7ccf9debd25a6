import { FormattedMessage } from 'react-intl'
import { useTexts } from '../parts/use-texts.ts'
import { PageFrame, type Framed } from './PageFrame.tsx'

export type RefusedPageViewProps = Framed & { readonly back?: string | undefined }

/** Only a refusal, with a link to a page that is shown. */
export const RefusedPageView = ({ staff, failure, back }: RefusedPageViewProps) => {
  const { t } = useTexts()
  return (
    <PageFrame staff={staff} failure={failure} title={t('back_office.title')}>
      {back !== undefined && <p><a href={back}><FormattedMessage id="back_office.back" /></a></p>}
    </PageFrame>
  )
}
