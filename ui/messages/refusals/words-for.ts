import type { Locale } from '../../../domain/shop/locale.ts'
import type { Message } from '../message.ts'

type Tagged = { readonly _tag: string }
type ByTag<U extends Tagged> = { readonly [tag in U['_tag']]: Extract<U, { readonly _tag: tag }> }

/** A text for every member of a union; a missing one does not compile. Amounts are formatted in the given language. */
export type WordsFor<U extends Tagged> = {
  readonly [tag in U['_tag']]: (refusal: ByTag<U>[tag], locale: Locale) => Message
}

/** The text of a refusal, by its `tag`. */
export const inWords = <U extends Tagged, Tag extends U['_tag']>(
  words: WordsFor<U>,
  tag: Tag,
  refusal: ByTag<U>[Tag],
  locale: Locale,
): Message => words[tag](refusal, locale)
