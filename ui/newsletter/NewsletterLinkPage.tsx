import { useActionData, useLoaderData } from '../binding/use-page.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { OneClickPage } from '../form/OneClickPage.tsx'
import type { OneClickTexts } from '../form/OneClickPageView.tsx'
import type { action, loader } from './newsletter-link.route.ts'

export const NEWSLETTER_LINK = {
  confirm: {
    title: 'newsletter.confirm_title', text: 'newsletter.confirm_text', buttons: [{ label: 'newsletter.confirm' }],
    done: 'newsletter.confirmed', next: 'order.to_home',
  },
  unsubscribe: {
    title: 'newsletter.unsubscribe_title', text: 'newsletter.unsubscribe_text', buttons: [{ label: 'newsletter.unsubscribe' }],
    done: 'newsletter.unsubscribed', next: 'order.to_home',
  },
} as const satisfies Record<string, OneClickTexts>

export const NewsletterLinkPage = () => (
  <OneClickPage
    texts={NEWSLETTER_LINK[useLoaderData<typeof loader>().kind]}
    nextPath={homePath(useLocale())}
    reply={useActionData<typeof action>()}
  />
)
