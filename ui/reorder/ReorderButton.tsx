import { FormattedMessage } from 'react-intl'
import { useFetcher } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useReorderOutcome } from './use-reorder-outcome.ts'
import { Button } from '../design/Button.tsx'
import { shownOutcome } from './reorder-reply.ts'
import type { action } from './reorder.route.ts'
import { ReorderOutcomeView } from './ReorderOutcomeView.tsx'

type ReorderButtonProps = {
  readonly type: 'token' | 'id'
  /** The order's token, or its number for its owner. */
  readonly token: string
}

/** Orders the goods of an order again in one press; where no script runs it leads over the page for it. */
export const ReorderButton = ({ type, token }: ReorderButtonProps) => {
  const fetcher = useFetcher<typeof action>()
  useReorderOutcome(fetcher.data)
  const path = useLocalePath()(`/reorder/${type}/${encodeURIComponent(token)}`)
  const outcome = shownOutcome(fetcher.data)
  if (outcome !== undefined) return <ReorderOutcomeView outcome={outcome} />
  return (
    <fetcher.Form method="post" action={path}>
      <input type="hidden" name="source" value="account" />
      <Button type="submit" variant="secondary" isBusy={fetcher.state !== 'idle'}><FormattedMessage id="reorder.submit" /></Button>
    </fetcher.Form>
  )
}
