const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null

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
 * are told later; the last of all others is pressed once more when its page can answer.
 */
export const pressEarly = (): EarlyPresses => {
  let kept: HTMLElement | undefined
  const press = (event: Event): void => {
    const button = buttonOf(event)
    const step = button?.dataset['step']
    const field = button?.parentElement?.querySelector('input')
    if (step === 'up') field?.stepUp()
    else if (step === 'down') field?.stepDown()
    else if (button !== null) kept = button
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
