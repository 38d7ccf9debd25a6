import { createPath, type RouterFetchOptions, type RouterNavigateOptions, type To } from 'react-router'

export type Destination = readonly [to: To | number | null, options?: RouterNavigateOptions | RouterFetchOptions]

const sendForm = (action: string, method: string, fields: FormData): void => {
  const form = document.createElement('form')
  Object.assign(form, { action, method })
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}

// A form sent by a button has its fields as `formData`, one sent by a component as `body`.
const fieldsOf = (options: RouterNavigateOptions | RouterFetchOptions): FormData | undefined => {
  const submitted: unknown = 'body' in options ? options.formData ?? options.body : undefined
  return submitted instanceof FormData ? submitted : undefined
}

// A navigation that only cleans up this page's query can wait; reloading the page would close what the query opened.
const replaceAddress = (address: URL): void => {
  const { pathname, search } = window.location
  if (address.pathname !== pathname || address.search !== search) window.location.replace(address)
}

/** Follows a link or sends a form as a page without script does. */
export const loadDocument = (...[to, options = {}]: Destination): void => {
  if (typeof to === 'number') {
    window.history.go(to)
    return
  }
  const address = typeof to === 'string' ? to : createPath(to ?? window.location)
  const fields = fieldsOf(options)
  if (fields !== undefined) sendForm(address, 'formMethod' in options ? String(options.formMethod) : 'get', fields)
  else if ('replace' in options && options.replace === true) replaceAddress(new URL(address, window.location.href))
  else window.location.assign(address)
}
