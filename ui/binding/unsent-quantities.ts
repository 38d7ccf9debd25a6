/** Submit buttons of quantities that work without script; with script a changed quantity is sent automatically. */
const changed = (): readonly HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button[value=update]')].filter(({ form }) => {
    const field = form?.querySelector<HTMLInputElement>('[name=quantity]')
    return field != null && field.value !== field.defaultValue
  })

/** Whether a quantity was changed and not sent yet. */
export const hasUnsentQuantity = (): boolean => changed().length > 0

const send = async ({ form, name, value }: HTMLButtonElement): Promise<boolean> => {
  if (form === null) return true
  const fields = new URLSearchParams({ [name]: value })
  for (const [field, typed] of new FormData(form)) if (typeof typed === 'string') fields.append(field, typed)
  return (await fetch(form.action, { method: 'POST', body: fields }).catch(() => ({ ok: false }))).ok
}

/** Sends the changed quantities, then goes to `nextUrl`. A refused one is submitted as a document, which shows the reason. */
export const sendQuantities = async (nextUrl: string): Promise<void> => {
  for (const button of changed())
    if (!(await send(button))) {
      button.form?.requestSubmit(button)
      return
    }
  location.assign(nextUrl)
}
