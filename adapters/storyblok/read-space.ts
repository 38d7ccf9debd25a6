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

/** The content of a shop in one language: its pages, and what is shown around every page. */
export type LocaleContent = {
  readonly pages: ReadonlyMap<string, ContentPage>
  readonly menu: Menu | undefined
  readonly info: ShopInfo | undefined
  /** The parts that could not be fetched; the previous ones are used, and they are fetched again. */
  readonly lacks: readonly ContentTrouble[]
  /** Whether every part has been fetched at least once. */
  readonly isLoaded: boolean
}

const troubleOf = (result: E.Either<ContentTrouble, unknown>): readonly ContentTrouble[] => (E.isLeft(result) ? [result.left] : [])

const ifPresent = <Read>(parse: (content: unknown) => Read) => (content: unknown): Read | undefined =>
  content === undefined ? undefined : parse(content)

const orBefore = <Read>(result: E.Either<ContentTrouble, Read>, before: Read): Read => (E.isRight(result) ? result.right : before)

/**
 * Reads the content of a shop in one language. Pages are read completely or not at all; a menu or settings that cannot be fetched stay as
 * they were, because every page needs them (Account §2.12).
 */
export const readLocale = (
  client: ContentClient, locale: Locale, at: ContentMoment, before: LocaleContent | undefined, reading: ReadStory,
): TE.TaskEither<ContentTrouble, LocaleContent> =>
  pipe(
    readStories(client, locale, at, reading),
    TE.flatMapTask((pages) => async () => {
      const [menu, info] = await Promise.all([
        pipe(readOneStory(client, MENU_STORY, locale, at), TE.map(ifPresent((content) => readMenu(content, reading.onFault))))(),
        pipe(readOneStory(client, SETTINGS_STORY, locale, at), TE.map(ifPresent(readShopInfo)))(),
      ])
      const lacks = [...troubleOf(menu), ...troubleOf(info)]
      return {
        pages,
        menu: orBefore(menu, before?.menu),
        info: orBefore(info, before?.info),
        lacks,
        isLoaded: lacks.length === 0 || before?.isLoaded === true,
      }
    }),
  )
