import { useActionData, useLoaderData } from '../binding/use-page.ts'
import { OneClickPage } from '../form/OneClickPage.tsx'
import type { OneClickTexts } from '../form/OneClickPageView.tsx'
import type { action, loader } from './subscription-entry.route.ts'

/** The actions of an e-mail link without signing in. */
export const SUBSCRIPTION_ENTRY: OneClickTexts = {
  title: 'subscription.link_title', text: 'subscription.link_text',
  buttons: [{ label: 'subscription.link_skip', intent: 'skip' }, { label: 'subscription.pause', intent: 'pause' }],
  done: 'subscription.link_done', next: 'subscription.link_sign_in', isNextAlwaysShown: true,
}

export const SubscriptionEntryPage = () => (
  <OneClickPage
    texts={SUBSCRIPTION_ENTRY} nextPath={useLoaderData<typeof loader>().signInPath} reply={useActionData<typeof action>()}
  />
)
