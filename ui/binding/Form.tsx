import { use, type FormHTMLAttributes, type Ref, type SubmitEvent } from 'react'
import type { NavigationOptions } from './open-page.ts'
import { LocationContext, PageContext } from './page-context.ts'
import { fieldsOf } from './use-page.ts'

export type FormProps = FormHTMLAttributes<HTMLFormElement> & Pick<NavigationOptions, 'replace' | 'preventScrollReset'> & {
  readonly ref?: Ref<HTMLFormElement> | undefined
}

/**
 * A form of the shop. With script the page sends it and shows the reply in place; a form for another page is sent by the browser, as
 * without script.
 */
export const Form = ({ onSubmit, replace, preventScrollReset, ...form }: FormProps) => {
  const page = use(PageContext)
  const { pathname, search } = use(LocationContext)
  const action = form.action ?? pathname + search
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    onSubmit?.(event)
    const { currentTarget, submitter } = event
    const to = submitter?.getAttribute('formaction') ?? action
    if (event.defaultPrevented || page === undefined || typeof to === 'function' || !page.follows(to)) return
    event.preventDefault()
    void page.submit(fieldsOf(currentTarget, submitter), {
      method: form.method, action: to, replace, preventScrollReset,
    })
  }
  return <form {...form} action={action} onSubmit={submit} />
}
