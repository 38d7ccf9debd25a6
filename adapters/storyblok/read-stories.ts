import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentPage } from '../../domain/content/content-page.ts'
import { DEFAULT_LOCALE, type Locale } from '../../domain/shop/locale.ts'
import type { ContentClient, ContentTrouble } from './content-client.ts'
import { readStory, type ReadStory } from './read-story.ts'
import { StoriesResponse, StoryResponse, StoryWire } from './story.codec.ts'

/** Stories that are shown around every page and are not pages themselves. */
export const MENU_STORY = 'menus/header-menu'
export const SETTINGS_STORY = 'settings/shop-settings'
const FRAME_STORIES = 'menus/*,settings/*'

const PER_PAGE = 100
/** The most pages of the API that are read; no shop has more stories. */
const MAX_PAGES = 50

/** The default language has no code in the content service (decision C19). */
export const contentLanguage = (locale: Locale): string => (locale === DEFAULT_LOCALE ? 'default' : locale)

const slugOf = ({ default_full_slug: plain, full_slug: full }: StoryWire): string =>
  (plain ?? full).replace(/^\/+|(?<!\/)\/+$/g, '')

/** The requested state of the content, and its version, by which caches in between may store a response. */
export type ContentMoment = { readonly state: 'published' | 'draft'; readonly version: number }

const paramsOf = (locale: Locale, { state, version }: ContentMoment) =>
  ({ version: state, cv: String(version), language: contentLanguage(locale), resolve_links: 'url' })

const fetchPage = (
  client: ContentClient, locale: Locale, at: ContentMoment, page: number,
): TE.TaskEither<ContentTrouble, readonly unknown[]> =>
  pipe(
    client('stories', {
      ...paramsOf(locale, at), excluding_slugs: FRAME_STORIES, per_page: String(PER_PAGE), page: String(page),
    }),
    TE.flatMapEither((response) => pipe(
      StoriesResponse.decode(response),
      E.bimap((): ContentTrouble => ({ _tag: 'ContentTrouble', problem: 'returned malformed stories' }), ({ stories }) => stories),
    )),
    TE.flatMap((stories) => stories.length < PER_PAGE || page >= MAX_PAGES
      ? TE.right(stories)
      : pipe(fetchPage(client, locale, at, page + 1), TE.map((more) => [...stories, ...more]))),
  )

/** Every published page of a shop in one language, by its slug. */
export const readStories = (
  client: ContentClient, locale: Locale, at: ContentMoment, { onFault, readMarkup }: ReadStory,
): TE.TaskEither<ContentTrouble, ReadonlyMap<string, ContentPage>> =>
  pipe(
    fetchPage(client, locale, at, 1),
    TE.map((stories) => new Map(stories.flatMap((input): (readonly [string, ContentPage])[] => {
      const story = StoryWire.decode(input)
      if (E.isLeft(story)) {
        onFault({ at: 'stories', problem: 'contains an invalid story' })
        return []
      }
      const slug = slugOf(story.right)
      return [[slug, readStory(slug, story.right.content, {
        readMarkup, onFault: ({ at, problem }) => { onFault({ at: `${slug}.${at}`, problem }) },
      })]]
    }))),
  )

/** The content of one story; undefined if it does not exist. */
export const readOneStory = (
  client: ContentClient, slug: string, locale: Locale, at: ContentMoment,
): TE.TaskEither<ContentTrouble, unknown> =>
  pipe(
    client(`stories/${slug}`, paramsOf(locale, at)),
    TE.flatMapEither((response) => pipe(
      StoryResponse.decode(response),
      E.bimap((): ContentTrouble => ({ _tag: 'ContentTrouble', problem: `returned no story for ${slug}` }), ({ story }) => story.content),
    )),
    TE.orElse((trouble) => (trouble.isMissing === true ? TE.right(undefined) : TE.left(trouble))),
  )
