import type { Module } from './imports.ts'

const HOOK = /\buse(LoaderData|ActionData|RouteLoaderData|Fetcher|AskLoader|AskAction)\b(?!\s*[,}])(<(?:[^<>]|<[^<>]*>)*>)?/g
const BY_ITS_LOADER = /^<typeof (loader|action)>$/
const PAGE_DATA = /\b(?:loaderData|actionData|use(?:Loader|Action|RouteLoader)Data(?:<[^()]*>)?\([^()]*\))\)?/
const CAST = new RegExp(`${PAGE_DATA.source}(?:\\.\\w+|\\?\\.\\w+)*\\s+as\\s+(?!const\\b)[^\\n]*`, 'g')

/** Every place where the data of a page is typed manually or cast, instead of by its loader or action. */
export const handTypedPageData = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap(({ path, code }) => [
    ...[...code.matchAll(HOOK)].filter(([, , type = '']) => !BY_ITS_LOADER.test(type)).map(([result]) => `${path}: ${result}`),
    ...[...code.matchAll(CAST)].map(([result]) => `${path}: ${result}`),
  ])
