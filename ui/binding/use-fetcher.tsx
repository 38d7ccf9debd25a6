import { use, useCallback, useMemo, useState, type SubmitEvent } from 'react'
import type * as Router from 'react-router'
import { PageContext } from './page-context.ts'
import type { FormProps } from './Form.tsx'
import { fieldsOf } from './use-page.ts'

type Reply<Action> = Exclude<ReturnType<typeof Router.useActionData<Action>>, undefined>

export type FetcherOptions<Action> = {
  /** With another key there is no reply yet. */
  readonly key?: string
  /** The reply if the shop does not answer; without one, the page says so. */
  readonly unanswered?: Reply<Action>
  /** The caller navigates after a redirect itself. */
  readonly staysHere?: boolean
}

type Sent = { readonly key: string; readonly isWaiting: boolean; readonly data?: unknown }

/** Sends forms beside the page and keeps the last reply. */
export const useFetcher = <Action,>({ key = '', unanswered, staysHere = false }: FetcherOptions<Action> = {}) => {
  const page = use(PageContext)
  const [kept, keep] = useState<Sent>({ key, isWaiting: false })
  const { isWaiting, data } = kept.key === key ? kept : { isWaiting: false, data: undefined }
  const submit = useCallback(async (fields: URLSearchParams, action: string): Promise<void> => {
    if (page === undefined) return
    keep((now) => ({ key, isWaiting: true, ...(now.key === key ? { data: now.data } : {}) }))
    const answer = await page.ask({ to: action, form: fields, wants: 'reply' })
    const reply = answer._tag === 'Reply' ? answer.data : answer._tag === 'Redirect' ? undefined : unanswered
    keep((now) => (now.key === key ? { key, isWaiting: false, data: reply } : now))
    if (answer._tag === 'Redirect' && !staysHere) await page.follow(answer)
    if (answer._tag === 'Failed' && unanswered === undefined) page.fail()
  }, [page, key, unanswered, staysHere])
  const FetcherForm = useMemo(() => ({ action = '', onSubmit, ...form }: FormProps & { readonly action?: string }) => {
    const send = (event: SubmitEvent<HTMLFormElement>): void => {
      onSubmit?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      void submit(fieldsOf(event.currentTarget, event.submitter), action)
    }
    return <form {...form} action={action} onSubmit={send} />
  }, [submit])
  return { data: data as Reply<Action> | undefined, isWaiting, submit, Form: FetcherForm }
}
