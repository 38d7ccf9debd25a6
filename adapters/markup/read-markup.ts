import sanitizeHtml from 'sanitize-html'
import { framedAddress, type Embed } from '../../domain/content/embed.ts'
import { readPlain } from './plain-markup.ts'

const NEW_WINDOW = { target: '_blank', rel: 'noopener noreferrer' }

/** A frame of an unknown host becomes a link to it. */
const linkTo = (address = ''): sanitizeHtml.Tag =>
  URL.canParse(address)
    ? { tagName: 'a', attribs: { href: address, ...NEW_WINDOW }, text: new URL(address).host }
    : { tagName: 'span', attribs: {} }

const cleaned = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'main'), 'img', 'details', 'summary'],
    allowedAttributes: {
      a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: { ...(href === undefined ? {} : { href }), ...NEW_WINDOW } }),
      iframe: (_tag, { src }) => linkTo(src !== undefined && framedAddress(src) === undefined && !src.startsWith('https:') ? '' : src),
    },
  }).trim()

/**
 * An editor's markup: text and frames of known hosts if there is nothing else; otherwise all of it, sanitised, for a sandboxed frame
 * (decision S3).
 */
export const readMarkup = (html: string): readonly Embed[] => {
  const plain = readPlain(html)
  if (plain !== undefined) return plain
  const markup = cleaned(html)
  return markup === '' ? [] : [{ _tag: 'Markup', html: markup }]
}
