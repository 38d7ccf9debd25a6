import { createHash } from 'node:crypto'
import { ownValue } from '../../domain/own-value.ts'

/** The unpublished version of a story. */
export type ContentVersion = 'draft' | 'published'

/** A story with its content in each language; `default` replaces a missing one, `draft` is not published yet. */
export type StoredStory = {
  readonly slug: string
  readonly name: string
  readonly content: { readonly [language: string]: unknown }
  readonly draft?: { readonly [language: string]: unknown }
}

/** The stories of one shop, and the token for them; drafts need another token. */
export type ContentSpace = {
  readonly name: string
  readonly token: string
  readonly previewToken: string
  /** Changes whenever a story changes. */
  readonly stories: () => readonly StoredStory[]
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

const idOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

const versions = new WeakMap<readonly StoredStory[], number>()

/** Changes whenever a story changes; every response contains it. */
const versionOf = ({ stories }: ContentSpace): number => {
  const all = stories()
  const version = versions.get(all) ?? idOf(JSON.stringify(all))
  versions.set(all, version)
  return version
}

type StoryQuery = { readonly language: string; readonly version: ContentVersion }

/** A draft contains for each block where its editor finds it. */
const marked = (input: unknown, story: number, at = 'body'): unknown => {
  if (Array.isArray(input)) return input.map((entry, index) => marked(entry, story, `${at}.${index}`))
  if (typeof input !== 'object' || input === null) return input
  const fields = Object.entries(input).map(([name, value]) => [name, marked(value, story, `${at}.${name}`)] as const)
  const { component } = input as { readonly component?: unknown }
  if (typeof component !== 'string') return Object.fromEntries(fields)
  const uid = uuidOf(`${story} ${at}`)
  const mark = JSON.stringify({ name: component, space: '1', uid, id: String(story) })
  return { ...Object.fromEntries(fields), _uid: uid, _editable: `<!--#storyblok#${mark}-->` }
}

const published = ({ slug, name, content, draft }: StoredStory, { language, version }: StoryQuery) => {
  const texts = version === 'draft' ? { ...content, ...draft } : content
  const own = ownValue(texts, language) ?? texts['default']
  return own === undefined ? undefined : {
    name,
    id: idOf(slug),
    uuid: uuidOf(slug),
    slug: slug.split('/').at(-1),
    full_slug: language === 'default' ? slug : `${language}/${slug}`,
    default_full_slug: slug,
    lang: language,
    published_at: '2026-01-01T00:00:00.000Z',
    is_startpage: false,
    content: version === 'draft' ? marked(own, idOf(slug)) : own,
  }
}

const isPublished = ({ content }: StoredStory): boolean => Object.keys(content).length > 0

const PER_PAGE = { usual: 25, most: 100 }

const pageOf = (params: URLSearchParams): { readonly page: number; readonly perPage: number } => ({
  page: Math.max(1, Number(params.get('page')) || 1),
  perPage: Math.min(PER_PAGE.most, Math.max(1, Number(params.get('per_page')) || PER_PAGE.usual)),
})

/** `menus/*,help` as a list of excluded slugs. */
const isExcluded = (patterns: string) => {
  const all = patterns.split(',').filter((pattern) => pattern !== '')
  return (slug: string): boolean =>
    all.some((pattern) => (pattern.endsWith('*') ? slug.startsWith(pattern.slice(0, -1)) : slug === pattern))
}

const listStories = (space: ContentSpace, query: StoryQuery, params: URLSearchParams): Response => {
  const { page, perPage } = pageOf(params)
  const start = params.get('starts_with') ?? ''
  const isLeftOut = isExcluded(params.get('excluding_slugs') ?? '')
  const all = space.stories()
    .filter(({ slug }) => slug.startsWith(start) && !isLeftOut(slug))
    .flatMap((story) => published(story, query) ?? [])
  return json(200, { stories: all.slice((page - 1) * perPage, page * perPage), cv: versionOf(space), rels: [], links: [] }, {
    total: String(all.length), 'per-page': String(perPage),
  })
}

const oneStory = (space: ContentSpace, query: StoryQuery, slug: string): Response => {
  const stored = space.stories().find((story) => story.slug === slug.replace(/^(en|fr|it)\//, ''))
  const story = stored === undefined ? undefined : published(stored, query)
  return story === undefined
    ? json(404, ['This record could not be found'])
    : json(200, { story, cv: versionOf(space), rels: [], links: [] })
}

const listLinks = (space: ContentSpace, { version }: StoryQuery): Response => {
  const stories = space.stories().filter((story) => version === 'draft' || isPublished(story))
  const links = stories.map(({ slug, name }) => ({
    id: idOf(slug), uuid: uuidOf(slug), slug, path: null, real_path: `/${slug === 'home' ? '' : slug}`, name,
    is_folder: false, published: true, parent_id: 0, is_startpage: false, position: 0,
  }))
  return json(200, { links: Object.fromEntries(links.map((link) => [link.uuid, link])), cv: versionOf(space) }, {
    total: String(links.length), 'per-page': String(PER_PAGE.usual),
  })
}

/** Published content is requested by version, so that every cache may keep it for ever. */
const withVersion = (url: URL, version: number): Response => {
  const to = new URL(url)
  to.searchParams.set('cv', String(version))
  return new Response(null, { status: 301, headers: { location: `${to.pathname}${to.search}` } })
}

const STORY = /^\/v2\/cdn\/stories\/(.+)$/

/** A content service for shops without one: it implements Storyblok's delivery API with the shop's own stories. */
export const openContentService = (spaces: readonly ContentSpace[]) => ({
  respond: (url: URL): Response => {
    const { pathname, searchParams: params } = url
    const token = params.get('token')
    const space = spaces.find((candidate) => candidate.token === token || candidate.previewToken === token)
    if (space === undefined) return json(401, { error: 'Unauthorized' })
    const version: ContentVersion = params.get('version') === 'draft' ? 'draft' : 'published'
    if (version === 'draft' && token !== space.previewToken) return json(401, { error: 'Unauthorized' })
    if (pathname === '/v2/cdn/spaces/me')
      return json(200, {
        space: { id: idOf(space.name), name: space.name, version: versionOf(space), language_codes: ['en', 'fr', 'it'] },
      })
    if (version === 'published' && !params.has('cv')) return withVersion(url, versionOf(space))
    const query = { language: params.get('language') ?? 'default', version }
    if (pathname === '/v2/cdn/stories' || pathname === '/v2/cdn/stories/') return listStories(space, query, params)
    if (pathname === '/v2/cdn/links' || pathname === '/v2/cdn/links/') return listLinks(space, query)
    const [, slug] = STORY.exec(pathname) ?? []
    return slug === undefined ? json(404, ['This record could not be found']) : oneStory(space, query, decodeURIComponent(slug))
  },
})
export type ContentService = ReturnType<typeof openContentService>
