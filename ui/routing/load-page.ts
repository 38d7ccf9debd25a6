import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { codeMissing, routeError } from '../binding/route-error.ts'
import { signedInFirst } from '../identity/signed-in-first.ts'
import type { TextPart } from '../messages/text-part.ts'
import { PAGES, type Page, type RouteModule } from './pages.ts'

/** What a page needs besides its code: its texts, and for all but the first pages the styles and the code of their operations. */
export type PageResources = {
  readonly loadPartTexts: (part: TextPart) => Promise<void>
  readonly loadStyles: () => Promise<void>
  /** Begins to load what operations need; an operation that is called earlier waits for it. */
  readonly prepare: (page: Page) => void
}

/** The texts a page needs in addition to the common ones. */
export const textsOfPage = (page: Page): TextPart | undefined => ('texts' in page ? page.texts : undefined)

const loadBesides = async (page: Page, { loadPartTexts, loadStyles, prepare }: PageResources): Promise<void> => {
  const texts = textsOfPage(page)
  if (!('draw' in page)) prepare(page)
  await Promise.all([texts === undefined ? undefined : loadPartTexts(texts), 'draw' in page ? undefined : loadStyles()])
}

/** In a browser code can fail to load; on the server such an error is a defect. */
const throwMissingCode = (error: unknown): never => {
  throw typeof window === 'undefined' ? error : codeMissing()
}

/** The complete route module of a page. */
export const loadPage = (page: Page, beside: PageResources) => async (): Promise<Record<string, unknown>> => {
  const [module] = await Promise.all([page.load(), loadBesides(page, beside)]).catch(throwMissingCode)
  return {
    ...module,
    loader: signedInFirst(module.loader),
    ...(module.action === undefined ? {} : { action: signedInFirst(module.action) }),
  }
}

/** The complete route module of a page by its name. */
export const loadPageNamed = async (name: string, beside: PageResources): Promise<Record<string, unknown>> => {
  const page = PAGES.find((candidate) => candidate.name === name)
  return page === undefined ? {} : loadPage(page, beside)()
}

/** A loader that cannot be loaded is treated as an unavailable shop. */
const throwUnavailable = (): never => {
  throw routeError({ _tag: 'ServiceUnavailable' })
}

const runAction = async (page: Page, route: RouteModule | undefined, args: ActionFunctionArgs): Promise<unknown> => {
  if (route === undefined) return 'unanswered' in page ? page.unanswered : throwUnavailable()
  if (route.action === undefined) throw data(undefined, { status: 405 })
  return route.action(args)
}

/** The route module that hydrates a server-rendered page; loader and action of a first page are loaded on first use. */
export const loadRenderedPage = async (page: Page, beside: PageResources): Promise<Record<string, unknown>> => {
  if (!('draw' in page)) return loadPage(page, beside)()
  let loaded: RouteModule | undefined
  const load = async (): Promise<RouteModule> => (loaded = await page.load())
  const [Component] = await Promise.all([page.draw(), loadBesides(page, beside)])
  return {
    Component,
    loader: async (args: LoaderFunctionArgs) => (await load().catch(throwUnavailable)).loader(args),
    action: async (args: ActionFunctionArgs) => runAction(page, await load().catch(() => undefined), args),
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) => {
      // An action that could not be loaded changed nothing: the loaded data is still valid.
      if (loaded === undefined && args.formAction !== undefined) return false
      return loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate
    },
  }
}
