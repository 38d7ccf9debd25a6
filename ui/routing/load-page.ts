import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { codeMissing, routeError } from '../binding/route-error.ts'
import { signedInFirst } from '../identity/signed-in-first.ts'
import type { TextPart } from '../messages/text-part.ts'
import { PAGES, type Page } from './pages.ts'

/** What a page needs beside its code: its texts, and the styles of those pages that no visit begins with. */
export type BesideCode = {
  readonly loadPartTexts: (part: TextPart) => Promise<void>
  readonly loadStyles: () => Promise<void>
}

/** The texts a page needs beyond the common ones. */
export const textsOfPage = (page: Page): TextPart | undefined => ('texts' in page ? page.texts : undefined)

const besideBrought = async (page: Page, { loadPartTexts, loadStyles }: BesideCode): Promise<void> => {
  const texts = textsOfPage(page)
  await Promise.all([texts === undefined ? undefined : loadPartTexts(texts), 'draw' in page ? undefined : loadStyles()])
}

/** In a browser code may not arrive; on the server it is there, and has a fault. */
const lost = (error: unknown): never => {
  throw typeof window === 'undefined' ? error : codeMissing()
}

/** Everything a page is made of. */
export const loadPage = (page: Page, beside: BesideCode) => async (): Promise<Record<string, unknown>> => {
  const [module] = await Promise.all([page.load(), besideBrought(page, beside)]).catch(lost)
  return {
    ...module,
    ...('loader' in module ? { loader: signedInFirst(module.loader) } : {}),
    ...('action' in module ? { action: signedInFirst(module.action) } : {}),
  }
}

/** Everything a page of that name is made of. */
export const loadPageNamed = async (name: string, beside: BesideCode): Promise<Record<string, unknown>> => {
  const page = PAGES.find((one) => one.name === name)
  return page === undefined ? {} : loadPage(page, beside)()
}

type Brought = Awaited<ReturnType<Page['load']>>

/** A loader that does not arrive is a shop that does not answer. */
const silent = (): never => {
  throw routeError({ _tag: 'ServiceUnavailable' })
}

const act = async (page: Page, route: Brought | undefined, args: ActionFunctionArgs): Promise<unknown> => {
  if (route === undefined) return 'unanswered' in page ? page.unanswered : silent()
  if (!('action' in route)) throw data(undefined, { status: 405 })
  return route.action(args)
}

/** What wakes a page that the server has drawn; where it can do without its loader and action, they come with their first use. */
export const loadRenderedPage = async (page: Page, beside: BesideCode): Promise<Record<string, unknown>> => {
  if (!('draw' in page)) return loadPage(page, beside)()
  let brought: Brought | undefined
  const load = async (): Promise<Brought> => (brought = await page.load())
  const [Component] = await Promise.all([page.draw(), besideBrought(page, beside)])
  return {
    Component,
    loader: async (args: LoaderFunctionArgs) => (await load().catch(silent)).loader(args),
    action: async (args: ActionFunctionArgs) => act(page, await load().catch(() => undefined), args),
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) => {
      // A form whose code did not arrive changed nothing: what was loaded still stands.
      if (brought === undefined && args.formAction !== undefined) return false
      return brought !== undefined && 'shouldRevalidate' in brought ? brought.shouldRevalidate(args) : args.defaultShouldRevalidate
    },
  }
}
