import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { inFourLanguages, type Speech } from './in-four-languages.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './localized-text.ts'
import { doc, list, paragraph, storyLink, tile } from './story-parts.ts'

type ArticleSection = {
  readonly title: LocalizedText
  readonly text?: LocalizedText | undefined
  readonly items?: readonly LocalizedText[] | undefined
  readonly ordered?: boolean | undefined
  /** A category picture of the shop, drawn for each brand. */
  readonly image?: string | undefined
}

/** An article: its introduction, then section by section. */
export type ArticleWords = {
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly lead: LocalizedText
  readonly sections: readonly ArticleSection[]
}

type ArticleLink = { readonly path: string; readonly label: LocalizedText }

type Article = {
  readonly slug: string
  readonly name: string
  readonly words: ArticleWords
  /** Links for further reading. */
  readonly links: readonly ArticleLink[]
  /** What follows the text, written in the page's language. */
  readonly blocks?: (textOf: (text: LocalizedText) => string) => readonly object[]
}

const CATEGORY = /^c\//

const sectionBlock = ({ title, text, items = [], ordered, image }: ArticleSection, { brand, locale, tone }: Speech): object => {
  const textOf = (text: LocalizedText): string => textIn(text, locale, tone)
  const content = doc(
    ...(text === undefined ? [] : [paragraph(textOf(text))]),
    ...(items.length === 0 ? [] : [list(items.map((item) => paragraph(textOf(item))), ordered)]),
  )
  return {
    component: 'image_text', title: textOf(title), text: content,
    ...(image === undefined ? {} : { image: { filename: image.replace(CATEGORY, `c/${brand}/`), alt: '' } }),
  }
}

/** An article in texts that all brands share: none of them addresses the reader. */
export const articleStory = (brand: BrandChannel, { slug, name, words, links, blocks }: Article): SeedStory =>
  inFourLanguages(brand, slug, name, (speech) => {
    const textOf = (text: LocalizedText): string => textIn(text, speech.locale, speech.tone)
    return {
      component: 'page',
      title: textOf(words.title),
      description: textOf(words.description),
      body: [
        { component: 'cms_page', title: textOf(words.title), text: doc(paragraph(textOf(words.lead))) },
        ...words.sections.map((section) => sectionBlock(section, speech)),
        ...blocks?.(textOf) ?? [],
        ...(links.length === 0 ? [] : [{
          component: 'section', background_color: 'none', columns: '1', columns_tablet: '3', grid_gap: 'small',
          content: links.map(({ path, label }, index) =>
            tile(textOf(label), storyLink(speech.locale, path), index === 0 ? 'solid' : 'outline')),
        }]),
        { component: 'contact_support' },
      ],
    }
  })
