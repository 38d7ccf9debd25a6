import { use, useCallback, useMemo } from 'react'
import type * as Router from 'react-router'
import type { OpenPage, SubmitOptions } from './open-page.ts'
import { ContentContext, FaultContext, LocationContext, NavigationContext, PageContext } from './page-context.ts'
import type { PageLocation, PageMatch, PageNavigation } from './page-content.ts'

export const useLocation = (): PageLocation => use(LocationContext)

export const useNavigation = (): PageNavigation => use(NavigationContext)

/** The matched routes of the page, outermost first. */
export const useMatches = (): readonly PageMatch[] => use(ContentContext).matches

/** What the loader of the page returned, as JSON keeps it. */
export const useLoaderData = <Loader>(): ReturnType<typeof Router.useLoaderData<Loader>> =>
  use(ContentContext).matches.at(-1)?.loaderData as ReturnType<typeof Router.useLoaderData<Loader>>

/** What the loader of a route around the page returned; undefined if it failed. */
export const useRouteLoaderData = <Loader>(id: string): ReturnType<typeof Router.useRouteLoaderData<Loader>> =>
  use(ContentContext).matches.find((match) => match.id === id)?.loaderData as ReturnType<typeof Router.useRouteLoaderData<Loader>>

/** The reply to the form of the page, if one was sent. */
export const useActionData = <Action>(): ReturnType<typeof Router.useActionData<Action>> =>
  use(ContentContext).actionData as ReturnType<typeof Router.useActionData<Action>>

export const useSearchParams = (): readonly [URLSearchParams] => {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)], [search])
}

/** The error that is shown in place of the page. */
export const useRouteError = (): unknown => use(FaultContext)

const ALONE: Pick<OpenPage, 'navigate' | 'submit' | 'revalidate' | 'replaceAddress'> = {
  navigate: () => Promise.resolve(),
  submit: () => Promise.resolve(),
  revalidate: () => Promise.resolve(),
  replaceAddress: () => undefined,
}

export const usePage = () => use(PageContext) ?? ALONE

export const useNavigate = (): OpenPage['navigate'] => usePage().navigate

export const useRevalidator = (): Pick<OpenPage, 'revalidate'> => usePage()

/** Submits a form of this page. */
export const useSubmit = () => {
  const { submit } = usePage()
  return useCallback(
    async (form: HTMLFormElement | null, options?: SubmitOptions): Promise<void> => {
      if (form === null) return
      // Not its properties: a field may have their name.
      const [method, action] = [form.getAttribute('method'), form.getAttribute('action')]
      await submit(fieldsOf(form), { method: method ?? undefined, action: action ?? undefined, ...options })
    },
    [submit],
  )
}

/** The fields of a form, with the pressed button; files are sent without script only. */
export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}
