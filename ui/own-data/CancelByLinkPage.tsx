import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './cancel-email-change-part.ts'
import { CancelByLinkPageView } from './CancelByLinkPageView.tsx'

export const CancelByLinkPage = () => {
  const reply = useActionData<typeof action>()
  const failure = reply !== undefined && 'failure' in reply ? reply.failure : undefined
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'email_change.cancel_link_title' })} noindex />
      <CancelByLinkPageView
        isDone={reply !== undefined && 'isCancelled' in reply}
        failure={failure === undefined ? undefined : formatText(intl, failure)}
        isBusy={useNavigation().formMethod === 'POST'}
        passwordPath={useLocalePath()('/forgot-password')}
        phone={useInjected(CurrentShop).phone}
      />
    </>
  )
}
