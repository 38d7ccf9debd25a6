import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { formatText } from '../messages/format-text.ts'
import type { RemovedLine } from './cart-changes.ts'
import css from './RemovedLineView.module.css'

/** If the focus was lost with the line, it moves to the notice about it, and stays in place when that disappears. */
const useFocusOf = (isShown: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    const { activeElement } = document
    const hasLostFocus = activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement
    if (hasLostFocus) (place.current?.querySelector('button') ?? place.current)?.focus()
  }, [isShown])
  return place
}

/** The line that was just removed, while it can be restored. */
export const RemovedLineView = ({ removed }: { readonly removed: RemovedLine | undefined }) => {
  const intl = useIntl()
  const place = useFocusOf(removed !== undefined)
  const nameOf = ({ title, eye }: RemovedLine): string =>
    eye === undefined ? title : `${title}, ${intl.formatMessage({ id: `product.eye.${eye}` })}`
  return (
    <div ref={place} tabIndex={-1} className={css['place']} aria-live="polite">
      {removed !== undefined && (
        <div className={css['removed']}>
          <div>
            <p><FormattedMessage id="cart.removed" values={{ title: nameOf(removed) }} /></p>
            {removed.problem !== undefined && <p><strong>{formatText(intl, removed.problem, removed.unit)}</strong></p>}
          </div>
          <Button variant="quiet" isBusy={removed.isBusy === true} onClick={removed.onUndo}><FormattedMessage id="cart.undo" /></Button>
        </div>
      )}
    </div>
  )
}
