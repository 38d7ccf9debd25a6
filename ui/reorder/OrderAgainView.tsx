import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { Stack } from '../design/Layout.tsx'
import type { OrderAgain } from './load-order-again.ts'

type OrderAgainViewProps = {
  readonly again: Omit<OrderAgain, 'token'>
  readonly button: ReactNode
  /** Where its owner sets a reminder. */
  readonly remindPath?: string | undefined
  /** Where its owner has it delivered regularly. */
  readonly subscribePath?: string | undefined
}

/** For how long the lenses of an order last, and the way to order them again. */
export const OrderAgainView = ({ again: { interval, reorderAt, remindOn }, button, remindPath, subscribePath }: OrderAgainViewProps) => (
  <section id="reorder">
    <Stack gap="small">
      <h2><FormattedMessage id="reorder.title" /></h2>
      {interval !== undefined && reorderAt !== undefined && (
        <p>
          <FormattedMessage
            id="reorder.lasts"
            values={{
              interval,
              date: <time dateTime={reorderAt}><FormattedDate value={`${reorderAt}T12:00:00Z`} dateStyle="long" /></time>,
            }}
          />
        </p>
      )}
      {button}
      {remindOn !== undefined && remindPath !== undefined && (
        <p>
          <Link to={remindPath}>
            <FormattedMessage
              id="reminder.remind_on"
              values={{ date: <FormattedDate value={`${remindOn}T12:00:00Z`} timeZone="UTC" dateStyle="long" /> }}
            />
          </Link>
        </p>
      )}
      {remindOn !== undefined && subscribePath !== undefined && (
        <p><Link to={subscribePath}><FormattedMessage id="subscription.start" /></Link></p>
      )}
    </Stack>
  </section>
)
