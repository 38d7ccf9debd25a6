import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './newsletter-link.route.ts'
import { NewsletterLinkPageView } from './NewsletterLinkPageView.tsx'

export const NewsletterLinkPage = () => {
  const { kind } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: kind === 'confirm' ? 'newsletter.confirm_title' : 'newsletter.unsubscribe_title' })}
        noindex
      />
      <NewsletterLinkPageView
        kind={kind}
        isDone={reply?.isDone === true}
        failure={reply?.isDone === false ? formatText(intl, reply.failure) : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
        homePath={homePath(useLocale())}
      />
    </>
  )
}
