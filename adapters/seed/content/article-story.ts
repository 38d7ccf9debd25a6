import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { inFourLanguages, type Speech } from './in-four-languages.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './spoken.ts'
import { doc, list, paragraph, storyLink, tile } from './story-parts.ts'

type ArticleSection = {
  readonly title: LocalizedText
  readonly text?: LocalizedText | undefined
  readonly items?: readonly LocalizedText[] | undefined
  readonly ordered?: boolean | undefined
  /** A shelf of the shop, drawn as each brand draws it. */
  readonly image?: string | undefined
}

/** An article: what it is about, then section by section. */
export type ArticleWords = {
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly lead: LocalizedText
  readonly sections: readonly ArticleSection[]
}

type Way = { readonly path: string; readonly label: LocalizedText }

type Article = {
  readonly slug: string
  readonly name: string
  readonly words: ArticleWords
  /** Where a reader may go on. */
  readonly ways: readonly Way[]
  /** What stands below the text, in the words of a page. */
  readonly more?: (say: (text: LocalizedText) => string) => readonly object[]
}

const SHELF = /^c\//

const sectionBlock = ({ title, text, items = [], ordered, image }: ArticleSection, { brand, locale, tone }: Speech): object => {
  const say = (spoken: LocalizedText): string => textIn(spoken, locale, tone)
  const content = doc(
    ...(text === undefined ? [] : [paragraph(say(text))]),
    ...(items.length === 0 ? [] : [list(items.map((item) => paragraph(say(item))), ordered)]),
  )
  return {
    component: 'image_text', title: say(title), text: content,
    ...(image === undefined ? {} : { image: { filename: image.replace(SHELF, `c/${brand}/`), alt: '' } }),
  }
}

/** A page to read, in the words that every brand says alike: nothing in them addresses anybody. */
export const articleStory = (brand: BrandChannel, { slug, name, words, ways, more }: Article): SeedStory =>
  inFourLanguages(brand, slug, name, (speech) => {
    const say = (spoken: LocalizedText): string => textIn(spoken, speech.locale, speech.tone)
    return {
      component: 'page',
      title: say(words.title),
      description: say(words.description),
      body: [
        { component: 'cms_page', title: say(words.title), text: doc(paragraph(say(words.lead))) },
        ...words.sections.map((section) => sectionBlock(section, speech)),
        ...more?.(say) ?? [],
        ...(ways.length === 0 ? [] : [{
          component: 'section', background_color: 'none', columns: '1', columns_tablet: '3', grid_gap: 'small',
          content: ways.map(({ path, label }, index) =>
            tile(say(label), storyLink(speech.locale, path), index === 0 ? 'solid' : 'outline')),
        }]),
        { component: 'contact_support' },
      ],
    }
  })
