import type { Locale } from '../../../domain/shop/locale.ts'

const text = (words: string): object => ({ type: 'text', text: words })

const linked = (words: string, url: string): object =>
  ({ type: 'text', text: words, marks: [{ type: 'link', attrs: { linktype: 'url', href: url, url } }] })

export const paragraph = (words: string): object => ({ type: 'paragraph', content: [text(words)] })

/** A link text, then its explanation. */
export const leading = (words: string, url: string, explanation: string): object =>
  ({ type: 'paragraph', content: [linked(words, url), text(explanation)] })

export const doc = (...content: readonly object[]): object => ({ type: 'doc', content })

export const list = (items: readonly object[], isOrdered = false): object =>
  ({ type: isOrdered ? 'ordered_list' : 'bullet_list', content: items.map((item) => ({ type: 'list_item', content: [item] })) })

/** A page of the shop in a language. */
export const storyLink = (locale: Locale, path: string): object => ({ linktype: 'story', cached_url: `${locale}/${path}`, url: '' })

export const button = (label: string, link: object, style: 'solid' | 'outline' = 'solid'): object =>
  ({ component: 'cta_button', label, link, style })

/** One of a row of buttons: as wide as its cell, so that all have the same width. */
export const tile = (label: string, link: object, style: 'solid' | 'outline' = 'outline'): object =>
  ({ ...button(label, link, style), width: 'full' })
