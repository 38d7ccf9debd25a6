/** A form that is sent when something in it is chosen; without script it has a button. */
export const SENDS_CHOICES = 'form[data-sends-choices]'

/**
 * Opens the page that a form with choices leads to, as without script. If the browser keeps this page, it shows again what its address
 * says.
 */
export const sendChoices = (form: HTMLFormElement): void => {
  window.addEventListener('pagehide', () => { form.reset() }, { once: true })
  // No event: React would hydrate the whole page at once to handle it.
  form.submit()
}
