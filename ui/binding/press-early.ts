import { hasChangedNumber, sendNumbers } from './unsent-numbers.ts'

const around = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null

export type EarlyPresses = {
  /** The page hears presses itself from now on. */
  readonly leave: () => void
  /**
   * Presses once more what waits for the page, unless something was pressed since. Done before all parts are awake, those that
   * sleep wake in one go with it.
   */
  readonly again: () => void
}

/**
 * Presses before the page is awake, of buttons that do nothing without script: steps up and down count at once, and their fields
 * are told later; the last of all others is pressed once more when its page can answer. A link waits until a changed number is sent.
 */
export const pressEarly = (): EarlyPresses => {
  let kept: HTMLElement | undefined
  const press = (event: MouseEvent): void => {
    const button = around<HTMLElement>(event, 'button[type=button]')
    const step = button?.dataset['step']
    const field = button?.parentElement?.querySelector('input')
    if (step === 'up') field?.stepUp()
    else if (step === 'down') field?.stepDown()
    else if (button !== null) kept = button
    const link = around<HTMLAnchorElement>(event, 'a[href]')
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || !hasChangedNumber()) return
    event.preventDefault()
    void sendNumbers(link.href)
  }
  const forget = (): void => { kept = undefined }
  document.addEventListener('click', press)
  return {
    leave: () => {
      document.removeEventListener('click', press)
      document.addEventListener('click', forget, { capture: true, once: true })
    },
    again: () => {
      kept?.click()
      kept = undefined
    },
  }
}
