import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** Sends a form as soon as the page is awake, once, unless it was sent already; without script its button does. */
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
