import { FormattedMessage } from 'react-intl'
import { useFetcher } from '../binding/use-fetcher.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useReorderOutcome } from './use-reorder-outcome.ts'
import { Button } from '../design/Button.tsx'
import { shownOutcome } from './reorder-reply.ts'
import type { action } from './reorder.route.ts'
import { ReorderOutcomeView } from './ReorderOutcomeView.tsx'

type ReorderButtonProps = {
  readonly type: 'token' | 'id'
  /** The token of the order, or its id for its customer. */
  readonly token: string
}

/** Reorders an order with one click; without script through the reorder page. */
export const ReorderButton = ({ type, token }: ReorderButtonProps) => {
  const fetcher = useFetcher<typeof action>()
  useReorderOutcome(fetcher.data)
  const path = useLocalePath()(`/reorder/${type}/${encodeURIComponent(token)}`)
  const outcome = shownOutcome(fetcher.data)
  if (outcome !== undefined) return <ReorderOutcomeView outcome={outcome} />
  return (
    <fetcher.Form method="post" action={path}>
      <input type="hidden" name="source" value="account" />
      <Button type="submit" variant="secondary" isBusy={fetcher.isWaiting}><FormattedMessage id="reorder.submit" /></Button>
    </fetcher.Form>
  )
}
