import { useIntl } from 'react-intl'
import { useNavigation } from '../binding/use-page.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { OneClickReply } from './one-click.ts'
import { OneClickPageView, type OneClickPageViewProps } from './OneClickPageView.tsx'

type OneClickPageProps = Pick<OneClickPageViewProps, 'texts' | 'values' | 'nextPath'> & { readonly reply?: OneClickReply | undefined }

export const OneClickPage = ({ texts, values = {}, nextPath, reply }: OneClickPageProps) => {
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: texts.title })} noindex />
      <OneClickPageView
        texts={texts}
        values={values}
        nextPath={nextPath}
        isDone={reply?.isDone === true}
        failure={reply?.isDone === false ? formatText(intl, reply.failure) : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
      />
    </>
  )
}
