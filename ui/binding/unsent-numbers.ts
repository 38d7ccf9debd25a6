/** Buttons that send a number without script; with it a changed number is sent by itself. */
const changed = (): readonly HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button[value=update]')].filter(({ form }) => {
    const field = form?.querySelector<HTMLInputElement>('[name=quantity]')
    return field != null && field.value !== field.defaultValue
  })

/** Whether a number is shown that the shop was not sent. */
export const hasChangedNumber = (): boolean => changed().length > 0

const send = async ({ form, name, value }: HTMLButtonElement): Promise<boolean> => {
  if (form === null) return true
  const fields = new URLSearchParams({ [name]: value })
  for (const [field, typed] of new FormData(form)) if (typeof typed === 'string') fields.append(field, typed)
  return (await fetch(form.action, { method: 'POST', body: fields }).catch(() => ({ ok: false }))).ok
}

/** Sends the changed numbers, then goes on. One that was refused is sent as a document, which says why. */
export const sendNumbers = async (onward: string): Promise<void> => {
  for (const button of changed())
    if (!(await send(button))) {
      button.form?.requestSubmit(button)
      return
    }
  location.assign(onward)
}
