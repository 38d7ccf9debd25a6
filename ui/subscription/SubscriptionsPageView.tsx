import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Notice } from '../design/Notice.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { SubscriptionEntry } from './subscription-data.ts'
import { IntentForm, SubscriptionState } from './SubscriptionState.tsx'
import css from '../account/AccountEntries.module.css'

const DONE = {
  saved: { tone: 'success', id: 'subscription.saved' },
  ended: { tone: 'success', id: 'subscription.ended' },
  'already-started': { tone: 'warning', id: 'subscription.already_started' },
} as const

export type SubscriptionsPageViewProps = {
  readonly subscriptions: readonly SubscriptionEntry[]
  readonly email: string
  /** Nothing is ordered before the e-mail address is verified. */
  readonly isVerified: boolean
  readonly failure?: ReactNode
  readonly saved?: keyof typeof DONE | undefined
  readonly isBusy: boolean
  readonly historyPath: string
  readonly lensPath: string
}

const EntryView = ({ entry, isBusy }: { readonly entry: SubscriptionEntry; readonly isBusy: boolean }) => {
  const ofOrder = <VisuallyHidden> {entry.name}</VisuallyHidden>
  return (
    <li className={css['entry']}>
      <SubscriptionState entry={entry} />
      <div className={css['actions']}>
        <ButtonLink to={entry.path} variant="secondary"><FormattedMessage id="subscription.change" />{ofOrder}</ButtonLink>
        {entry.status === 'active' && (
          <IntentForm id={entry.id} intent="skip" day={entry.nextDay} isBusy={isBusy}>
            <FormattedMessage id="subscription.skip" />{ofOrder}
          </IntentForm>
        )}
        {entry.status === 'active'
          ? <IntentForm id={entry.id} intent="pause" isBusy={isBusy}><FormattedMessage id="subscription.pause" />{ofOrder}</IntentForm>
          : <IntentForm id={entry.id} intent="resume" isBusy={isBusy}><FormattedMessage id="subscription.resume" />{ofOrder}</IntentForm>}
      </div>
    </li>
  )
}

/** The customer's subscriptions. */
export const SubscriptionsPageView = (
  { subscriptions, email, isVerified, failure, saved, isBusy, historyPath, lensPath }: SubscriptionsPageViewProps,
) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="subscription.title" /></h1>
    {saved !== undefined && (
      <Notice tone={DONE[saved].tone} role="status"><FormattedMessage id={DONE[saved].id} /></Notice>
    )}
    {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
    {!isVerified && <Notice tone="warning"><FormattedMessage id="subscription.unverified" values={{ email }} /></Notice>}
    <p><FormattedMessage id="subscription.intro" /></p>
    {subscriptions.length === 0
      ? (
        <div className={css['empty']}>
          <p><FormattedMessage id="subscription.none" /></p>
          <div className={css['actions']}>
            <ButtonLink to={historyPath}><FormattedMessage id="reminder.to_orders" /></ButtonLink>
            <ButtonLink to={lensPath} variant="secondary"><FormattedMessage id="account.shop_now" /></ButtonLink>
          </div>
        </div>
      )
      : <ul className={css['entries']}>{subscriptions.map((entry) => <EntryView key={entry.id} entry={entry} isBusy={isBusy} />)}</ul>}
  </div>
)
