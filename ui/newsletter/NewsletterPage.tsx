import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from '../binding/use-page.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './newsletter.route.ts'
import { NewsletterPageView } from './NewsletterPageView.tsx'

export const NewsletterPage = () => {
  const reply = useActionData<typeof action>()
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'newsletter.guest_title' })} noindex />
      <NewsletterPageView reply={reply} isBusy={useNavigation().formMethod === 'POST'} />
    </>
  )
}
