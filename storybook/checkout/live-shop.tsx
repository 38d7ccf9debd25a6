/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links within are operated */
import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState, type ComponentType, type MouseEvent, type SubmitEvent } from 'react'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { InjectorContext } from '../../ui/binding/injector.ts'
import { openPage, type OpenPage } from '../../ui/binding/open-page.ts'
import { PageProvider } from '../../ui/binding/PageProvider.tsx'
import { PageTree } from '../../ui/shell/PageTree.tsx'
import { stillAddress } from '../../ui/binding/still-page.ts'
import { fieldsOf } from '../../ui/binding/use-page.ts'
import { makeRunRoutes } from '../../ui/routing/run-routes.ts'
import { RouteErrorPage } from '../../ui/shell/RouteErrorPage.tsx'

type LiveProps = { readonly visitor: Visitor; readonly path: string }

type Document = { readonly page: OpenPage; readonly View: ComponentType | undefined }

const { run, answer } = makeRunRoutes((defect) => { console.error(defect) })

/** A browser that shows one document after the other, all in this story. */
const openDocuments = ({ injector }: Visitor, show: (document: Document) => void) => {
  const open = async (url: URL, form?: URLSearchParams, handed?: unknown): Promise<void> => {
    const request = new Request(url, form === undefined ? {} : { method: 'POST', body: form })
    const result = await run(request, injector)
    if (result._tag === 'Response') return open(new URL(result.response.headers.get('location') ?? '/', url))
    let here = url
    const page = openPage(result.content, {
      ask: ({ to, form: sent, wants }) =>
        answer(new Request(new URL(to, url), sent === undefined ? {} : { method: 'POST', body: sent }), injector, wants)
          .then((result) => result.answer),
      open: (next, { state }) => { void open(next, undefined, state) },
      isOnline: () => true,
      address: { ...stillAddress(url), current: () => here, write: (next) => { here = next }, handed: () => handed },
    })
    // The page that is left keeps what the next one shows.
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    show({ page, View: result.View })
  }
  return open
}

/** The whole hydrated shop, opened at one page. */
export const LiveShop = ({ visitor, path }: LiveProps) => {
  const [shown, show] = useState<Document>()
  const [open] = useState(() => openDocuments(visitor, show))
  useEffect(() => { void open(new URL(path, 'http://shop.example')) }, [open, path])
  if (shown === undefined) return null
  const { page, View } = shown
  const here = (): string => {
    const { pathname, search } = page.state().location
    return `http://shop.example${pathname}${search}`
  }
  const follow = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a[href]')?.getAttribute('href') ?? '#'
    if (event.defaultPrevented || href.startsWith('#')) return
    event.preventDefault()
    void open(new URL(href, here()))
  }
  const send = (event: SubmitEvent<HTMLDivElement>): void => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as unknown as HTMLFormElement
    const url = new URL(form.getAttribute('action') ?? '', here())
    const fields = fieldsOf(form, event.submitter)
    const isGet = form.getAttribute('method') !== 'post'
    if (isGet) url.search = fields.toString()
    void open(url, isGet ? undefined : fields)
  }
  return (
    <InjectorContext value={visitor.injector}>
      <div onClick={follow} onSubmit={send}>
        <PageProvider key={page.state().location.pathname} page={page}><PageTree Page={View} ErrorPage={RouteErrorPage} /></PageProvider>
      </div>
    </InjectorContext>
  )
}

/** The whole hydrated shop, with the visitor that the loader of the story created. */
export const asLiveShop: Decorator = (_Story, { loaded, parameters }) => (
  <LiveShop visitor={loaded['visitor'] as Visitor} path={String(parameters['path'])} />
)
