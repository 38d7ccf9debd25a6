import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { say } from '../messages/say.ts'
import type { RemovedLine } from './cart-changes.ts'
import css from './RemovedLineView.module.css'

/** The focus that went with a line comes to what was said of it, and stays in its place when that is gone as well. */
const useFocusOf = (isShown: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement
    if (isLost) (place.current?.querySelector('button') ?? place.current)?.focus()
  }, [isShown])
  return place
}

/** What was just taken out, as long as it can be put back. */
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
            {removed.problem !== undefined && <p><strong>{say(intl, removed.problem, removed.unit)}</strong></p>}
          </div>
          <Button variant="quiet" isBusy={removed.isBusy === true} onClick={removed.onUndo}><FormattedMessage id="cart.undo" /></Button>
        </div>
      )}
    </div>
  )
}
