import { use, useCallback } from 'react'
import type * as Router from 'react-router'
import { PageContext } from './page-context.ts'

type Loaded<Loader> = ReturnType<typeof Router.useLoaderData<Loader>>
type Reply<Action> = ReturnType<typeof Router.useActionData<Action>>

/** Asks for what the loader of a page returns now; undefined if there is no such answer. A redirect is followed. */
export const useAskLoader = <Loader>(): ((to: string) => Promise<Loaded<Loader> | undefined>) => {
  const page = use(PageContext)
  return useCallback(async (to) => {
    const answer = await page?.ask({ to, wants: 'page', isAside: true })
    if (answer?._tag === 'Redirect') await page?.follow(answer)
    return answer?._tag === 'Content' ? answer.content.matches.at(-1)?.loaderData as Loaded<Loader> : undefined
  }, [page])
}

/** Asks for the reply of a page's action to a form that changes nothing; undefined if there is none. */
export const useAskAction = <Action>(): ((to: string, form: URLSearchParams) => Promise<Reply<Action>>) => {
  const page = use(PageContext)
  return useCallback(async (to, form) => {
    const answer = await page?.ask({ to, form, wants: 'reply', isAside: true })
    return answer?._tag === 'Reply' ? answer.data as Reply<Action> : undefined
  }, [page])
}
