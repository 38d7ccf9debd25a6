import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState, type ReactNode } from 'react'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { OpenPage } from '../../ui/binding/open-page.ts'
import type { PageContent, PageHost } from '../../ui/binding/page-content.ts'
import { PageProvider } from '../../ui/binding/PageProvider.tsx'
import { stillPage } from '../../ui/binding/still-page.ts'
import { fieldsOf } from '../../ui/binding/use-page.ts'
import { readScene } from './scene.ts'

const here = 'window' in globalThis ? window.location.href : 'http://shop.example'

type Reply = (form: URLSearchParams) => unknown
type Place = { readonly path: string; readonly loaderData: unknown; readonly reply: Reply | undefined; readonly children: ReactNode }

/** Other pages are not opened: a link is ignored, and a form for one is shown as the address. */
const stayOn = ({ replaceAddress }: OpenPage): (() => void) => {
  const follow = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a[href]')?.getAttribute('href') ?? '#'
    if (!href.startsWith('#')) event.preventDefault()
  }
  const send = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    if (form.method === 'get') replaceAddress(`${form.getAttribute('action')}?${fieldsOf(form, event.submitter).toString()}`)
  }
  document.addEventListener('click', follow)
  document.addEventListener('submit', send)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('submit', send)
  }
}

const At = ({ path, loaderData, reply, children }: Place) => {
  const [page] = useState(() => {
    const content: PageContent = { matches: [{ id: 'story', params: {}, loaderData: loaderData ?? null }] }
    const ask: PageHost['ask'] = ({ form, wants }) => Promise.resolve(
      wants === 'reply' && form !== undefined && reply !== undefined ? { _tag: 'Reply', data: reply(form) } : { _tag: 'Content', content },
    )
    const page: OpenPage = stillPage(content, new URL(path, here), {
      ask,
      open: ({ pathname, search }) => { page.replaceAddress(pathname + search) },
    })
    return page
  })
  useEffect(() => stayOn(page), [page])
  return <PageProvider page={page}>{children}</PageProvider>
}

/**
 * Puts a story on a page: `parameters.path` (below the language prefix), `parameters.loaderData`, and `parameters.reply` to a form that is
 * sent beside the page. A story with its own routes sets `parameters.router: false`.
 */
export const withRouter: Decorator = (Story, { globals, parameters, id }) => {
  if (parameters['router'] === false) return <Story />
  const { locale } = readScene(globals)
  const path = localePath(locale, (parameters['path'] as string | undefined) ?? '/')
  const reply = parameters['reply'] as Reply | undefined
  return <At key={`${id} ${path}`} path={path} loaderData={parameters['loaderData']} reply={reply}><Story /></At>
}
