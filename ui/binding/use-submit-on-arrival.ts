import { useEffect, useRef } from 'react'
import { useSubmit } from './use-page.ts'

/** Submits a form once, as soon as the page is hydrated, unless it was submitted already; without script its button does it. */
export const useSubmitOnArrival = (wasSent: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  const started = useRef(wasSent)
  const submit = useSubmit()
  useEffect(() => {
    if (started.current || form.current === null) return
    started.current = true
    void submit(form.current)
  }, [submit])
  return form
}
