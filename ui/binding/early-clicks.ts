import { sendChoices, SENDS_CHOICES } from './send-choices.ts'
import { hasUnsentQuantity, sendQuantities } from './unsent-quantities.ts'

const closest = <Match extends Element>({ target }: Event, selector: string): Match | null =>
  target instanceof Element ? target.closest<Match>(selector) : null

/** While a click waits for the code of the page, the style sheet shows the progress bar of a navigation. */
const showWaiting = (isWaiting: boolean): void => { document.documentElement.toggleAttribute('data-waiting', isWaiting) }

/** Buttons that do nothing without script, but for those of popovers. */
const BUTTON = 'button[type=button]:not([data-step])'

export type EarlyClicks = {
  /** Whether a click waits for the code of the page. */
  readonly isWaiting: () => boolean
  /** React handles clicks from now on, except on parts that are not hydrated yet. */
  readonly stop: () => void
  /** The page stays as it is without script: no click waits any longer; quantity steps still take effect. */
  readonly stopWaiting: () => void
  /**
   * Replays the last click, unless something was clicked since. Before all parts are hydrated, this hydrates the remaining ones at
   * once.
   */
  readonly replay: () => void
  /** All fields are hydrated: the page handles choices itself. */
  readonly stopSending: () => void
}

/**
 * Handles clicks before hydration on buttons that do nothing without script: quantity steps take effect at once, and their fields
 * are updated later; the last click on any other button is replayed once the page can handle it, unless the browser has opened or
 * closed a popover by it. A link waits until a changed quantity is sent. A choice that a form sends opens the next page at once, which
 * is sooner there than hydration is here.
 */
export const captureEarlyClicks = (): EarlyClicks => {
  let pending: HTMLElement | undefined
  const waitFor = (button?: HTMLElement): void => {
    pending = button
    showWaiting(button !== undefined)
  }
  const press = (event: MouseEvent): void => {
    const step = closest<HTMLElement>(event, 'button[data-step]')
    const field = step?.parentElement?.querySelector('input')
    if (step?.dataset['step'] === 'up') field?.stepUp()
    else field?.stepDown()
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || !hasUnsentQuantity()) return
    event.preventDefault()
    void sendQuantities(link.href)
  }
  const wait = (event: Event): void => {
    const button = closest<HTMLElement>(event, BUTTON)
    if (button !== null) waitFor(button.hasAttribute('popovertarget') ? undefined : button)
  }
  const choose = (event: Event): void => {
    const form = closest<HTMLFormElement>(event, SENDS_CHOICES)
    if (form === null) return
    event.stopImmediatePropagation()
    showWaiting(true)
    window.addEventListener('pagehide', () => { showWaiting(false) }, { once: true })
    sendChoices(form)
  }
  /** React stops clicks on a part that is not hydrated yet, and forgets them. */
  const waitIfStopped = (event: Event): void => {
    waitFor((event.cancelBubble ? closest<HTMLElement>(event, `${BUTTON}:not([popovertarget])`) : null) ?? undefined)
  }
  const [waiting, choosing] = [new AbortController(), new AbortController()]
  document.addEventListener('click', press)
  document.addEventListener('click', wait, waiting)
  document.addEventListener('change', choose, { capture: true, signal: choosing.signal })
  return {
    isWaiting: () => pending !== undefined,
    stop: () => {
      document.removeEventListener('click', press)
      waiting.abort()
      document.addEventListener('click', waitIfStopped, true)
    },
    stopWaiting: () => {
      waiting.abort()
      choosing.abort()
      waitFor()
    },
    replay: () => {
      const button = pending
      waitFor()
      // If its part is still not hydrated, it waits again.
      button?.click()
    },
    stopSending: () => { choosing.abort() },
  }
}
