import { hasUnsentQuantity, sendQuantities } from './unsent-quantities.ts'

const closest = <Match extends Element>({ target }: Event, selector: string): Match | null =>
  target instanceof Element ? target.closest<Match>(selector) : null

/** While a press waits for its code, the page shows the progress bar of a navigation, drawn by its style sheet. */
const showWaiting = (isWaiting: boolean): void => { document.documentElement.toggleAttribute('data-waiting', isWaiting) }

/** Fields that are sent when they change, once the page is interactive. */
const SENT_ON_CHANGE = 'form[method=get] :is([type=checkbox], [type=radio], select)'

export type EarlyClicks = {
  /** The page handles clicks itself from now on. */
  readonly stop: () => void
  /**
   * Replays the last click, unless something was clicked since. Before all parts are hydrated, this hydrates the remaining ones at
   * once.
   */
  readonly replay: () => void
}

/**
 * Handles clicks before hydration on buttons that do nothing without script: quantity steps take effect at once, and their fields
 * are updated later; the last click on any other button is replayed once the page can handle it, unless the browser has opened or
 * closed a popover by it. A link waits until a changed quantity is sent.
 */
export const captureEarlyClicks = (): EarlyClicks => {
  let pending: HTMLElement | undefined
  const waitFor = (button?: HTMLElement): void => {
    pending = button
    showWaiting(button !== undefined)
  }
  const press = (event: MouseEvent): void => {
    const button = closest<HTMLElement>(event, 'button[type=button]')
    const step = button?.dataset['step']
    const field = button?.parentElement?.querySelector('input')
    if (step === 'up') field?.stepUp()
    else if (step === 'down') field?.stepDown()
    else if (button !== null) waitFor(button.hasAttribute('popovertarget') ? undefined : button)
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || !hasUnsentQuantity()) return
    event.preventDefault()
    void sendQuantities(link.href)
  }
  const choose = (event: Event): void => { if (closest(event, SENT_ON_CHANGE) !== null) showWaiting(true) }
  const clearPending = (): void => { waitFor() }
  document.addEventListener('click', press)
  document.addEventListener('change', choose)
  return {
    stop: () => {
      document.removeEventListener('click', press)
      document.removeEventListener('change', choose)
      document.addEventListener('click', clearPending, { capture: true, once: true })
    },
    replay: () => {
      pending?.click()
      waitFor()
    },
  }
}
