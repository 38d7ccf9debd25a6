import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { Menu } from '../../domain/content/menu.ts'
import type { ShopInfo } from '../../domain/content/shop-info.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { readMenu } from '../commerce-api/content/menu.codec.ts'
import { readShopInfo } from '../commerce-api/content/shop-info.codec.ts'
import type { ContentClient, ContentTrouble } from './content-client.ts'
import { MENU_STORY, readOneStory, readStories, SETTINGS_STORY, type ContentMoment } from './read-stories.ts'
import type { ReadStory } from './read-story.ts'

/** What editors composed in one language: their pages, and what stands around every page. */
export type LocaleContent = {
  readonly pages: ReadonlyMap<string, ContentPage>
  readonly menu: Menu | undefined
  readonly info: ShopInfo | undefined
  /** What could not be had: the former one stands in for it, and it is asked for again. */
  readonly lacks: readonly ContentTrouble[]
  /** Whether all of it was ever had. */
  readonly isKnown: boolean
}

const troubleOf = (result: E.Either<ContentTrouble, unknown>): readonly ContentTrouble[] => (E.isLeft(result) ? [result.left] : [])

const ifThere = <Read>(parse: (content: unknown) => Read) => (content: unknown): Read | undefined =>
  content === undefined ? undefined : parse(content)

const orBefore = <Read>(result: E.Either<ContentTrouble, Read>, before: Read): Read => (E.isRight(result) ? result.right : before)

/**
 * The content of a shop in one language. Pages come whole or not at all; a menu or settings that do not come stay as they were, for
 * every page has one (Account §2.12).
 */
export const readLocale = (
  client: ContentClient, locale: Locale, at: ContentMoment, before: LocaleContent | undefined, reading: ReadStory,
): TE.TaskEither<ContentTrouble, LocaleContent> =>
  pipe(
    readStories(client, locale, at, reading),
    TE.flatMapTask((pages) => async () => {
      const [menu, info] = await Promise.all([
        pipe(readOneStory(client, MENU_STORY, locale, at), TE.map(ifThere((content) => readMenu(content, reading.onFault))))(),
        pipe(readOneStory(client, SETTINGS_STORY, locale, at), TE.map(ifThere(readShopInfo)))(),
      ])
      const lacks = [...troubleOf(menu), ...troubleOf(info)]
      return {
        pages,
        menu: orBefore(menu, before?.menu),
        info: orBefore(info, before?.info),
        lacks,
        isKnown: lacks.length === 0 || before?.isKnown === true,
      }
    }),
  )
