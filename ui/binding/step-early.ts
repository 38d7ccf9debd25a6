const step = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
  const field = button?.parentElement?.querySelector('input')
  if (button?.dataset['step'] === 'up') field?.stepUp()
  else if (button !== null) field?.stepDown()
}

/** Steps up and down count before the page is awake, too: its fields are told then. Answers how to leave it to them. */
export const stepEarly = (): (() => void) => {
  document.addEventListener('click', step)
  return () => { document.removeEventListener('click', step) }
}
