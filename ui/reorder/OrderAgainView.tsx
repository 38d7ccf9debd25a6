import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Stack } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { DayText } from '../reminder/DayText.tsx'
import type { OrderAgain } from './load-order-again.ts'

type OrderAgainViewProps = {
  readonly again: Omit<OrderAgain, 'token'>
  readonly button: ReactNode
  /** The page to set a reminder. */
  readonly remindPath?: string | undefined
  /** The page to subscribe. */
  readonly subscribePath?: string | undefined
}

/** How long the lenses of an order last, and reordering. */
export const OrderAgainView = ({ again: { interval, reorderAt, remindOn }, button, remindPath, subscribePath }: OrderAgainViewProps) => (
  <section id="reorder">
    <Stack gap="small">
      <h2><FormattedMessage id="reorder.title" /></h2>
      {interval !== undefined && reorderAt !== undefined && (
        <p>
          <FormattedMessage id="reorder.lasts" values={{ interval, date: <DayText day={reorderAt} /> }} />
        </p>
      )}
      {button}
      {remindOn !== undefined && remindPath !== undefined && (
        <p>
          <Link to={remindPath}>
            <FormattedMessage id="reminder.remind_on" values={{ date: <DayText day={remindOn} /> }} />
          </Link>
        </p>
      )}
      {remindOn !== undefined && subscribePath !== undefined && (
        <p><Link to={subscribePath}><FormattedMessage id="subscription.start" /></Link></p>
      )}
    </Stack>
  </section>
)
