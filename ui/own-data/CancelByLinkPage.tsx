import { useActionData } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { OneClickPage } from '../form/OneClickPage.tsx'
import type { OneClickTexts } from '../form/OneClickPageView.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import type { action } from './cancel-email-change-part.ts'

/** Cancels a change of e-mail address, from an e-mail to the old address. */
export const CANCEL_EMAIL_CHANGE: OneClickTexts = {
  title: 'email_change.cancel_link_title', text: 'email_change.cancel_link_text', buttons: [{ label: 'email_change.cancel_link_title' }],
  done: 'email_change.cancel_link_done', next: 'password.reset_title',
}

export const CancelByLinkPage = () => {
  const { phone } = useInjected(CurrentShop)
  return (
    <OneClickPage
      texts={CANCEL_EMAIL_CHANGE}
      values={{ phone: <a href={phoneLink(phone)}>{phone}</a> }}
      nextPath={useLocalePath()('/forgot-password')}
      reply={useActionData<typeof action>()}
    />
  )
}
