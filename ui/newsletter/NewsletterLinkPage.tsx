import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './newsletter-link.route.ts'
import { NewsletterLinkPageView } from './NewsletterLinkPageView.tsx'

export const NewsletterLinkPage = () => {
  const { way } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: way === 'confirm' ? 'newsletter.confirm_title' : 'newsletter.leave_title' })} noindex />
      <NewsletterLinkPageView
        way={way}
        isDone={reply?.isDone === true}
        failure={reply?.isDone === false ? formatText(intl, reply.failure) : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
        homePath={homePath(useLocale())}
      />
    </>
  )
}
