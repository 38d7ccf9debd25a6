const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null

/**
 * Presses before the page is awake, of buttons that do nothing without script: steps up and down count at once, and their fields
 * are told later; the last of all others is pressed once more when its page can answer. Answers how to leave presses to the page.
 */
export const pressEarly = (): (() => void) => {
  let kept: HTMLElement | undefined
  const press = (event: Event): void => {
    const button = buttonOf(event)
    const step = button?.dataset['step']
    const field = button?.parentElement?.querySelector('input')
    if (step === 'up') field?.stepUp()
    else if (step === 'down') field?.stepDown()
    else if (button !== null) kept = button
  }
  document.addEventListener('click', press)
  return () => {
    document.removeEventListener('click', press)
    kept?.click()
  }
}
