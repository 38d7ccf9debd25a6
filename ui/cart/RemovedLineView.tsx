import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import type { RemovedLine } from './cart-changes.ts'
import css from './RemovedLineView.module.css'

/** What was just taken out, as long as it can be put back. */
export const RemovedLineView = ({ removed }: { readonly removed: RemovedLine | undefined }) => (
  <div aria-live="polite">
    {removed !== undefined && (
      <div className={css['removed']}>
        <p><FormattedMessage id="cart.removed" values={{ title: removed.title }} /></p>
        <Button variant="quiet" onClick={removed.onUndo}><FormattedMessage id="cart.undo" /></Button>
      </div>
    )}
  </div>
)
