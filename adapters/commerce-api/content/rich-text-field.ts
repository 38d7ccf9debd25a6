import type { ContentLink } from '../../../domain/content/content-link.ts'
import { readTextAlignment, TEXT_MARKS } from '../../../domain/content/rich-text.ts'
import type { RichNode, RichSpan, RichText, TextMark } from '../../../domain/content/rich-text.ts'
import { field, image, isRecord, linkIn, textIn, writeLink } from './content-fields.ts'

/** A text of the content service is a tree of nodes, each with its type, content and attributes. */
type Node = Readonly<Record<string, unknown>>

const DEEPEST = 8
const MOST = 400

const attrs = (node: Node): Node => (isRecord(node['attrs']) ? node['attrs'] : {})
const within = (node: Node): readonly Node[] => (Array.isArray(node['content']) ? node['content'].filter(isRecord).slice(0, MOST) : [])
const marksOf = (node: Node): readonly Node[] => (Array.isArray(node['marks']) ? node['marks'].filter(isRecord) : [])
const isMark = (word: string): word is TextMark => TEXT_MARKS.some((mark) => mark === word)

/** A link in a text has its address in `href`, whatever its kind. */
const linkOf = (node: Node): ContentLink | undefined => {
  const link = marksOf(node).find(({ type }) => type === 'link')
  if (link === undefined) return undefined
  const { href, ...rest } = attrs(link)
  const isStory = rest['linktype'] === 'story'
  return linkIn(isStory ? { ...rest, cached_url: rest['cached_url'] ?? href } : { ...rest, url: rest['url'] ?? href })
}

const spansOf = (node: Node): readonly RichSpan[] =>
  within(node).flatMap((child): readonly RichSpan[] => {
    if (child['type'] === 'hard_break') return [{ _tag: 'Break' }]
    const text = textIn(child['text'])
    if (child['type'] !== 'text' || text === '') return []
    const marks = [...new Set(marksOf(child).map(({ type }) => textIn(type)).filter(isMark))]
    return [{ _tag: 'Words', text, marks, link: linkOf(child) }]
  })

const levelOf = (node: Node): 2 | 3 | 4 => {
  const level = Number(attrs(node)['level'])
  return level === 3 || level === 4 ? level : level > 4 ? 4 : 2
}

const pictureOf = (node: Node): readonly RichNode[] => {
  const { src, ...rest } = attrs(node)
  const decoded = image.decode({ filename: src, ...rest })
  return decoded._tag === 'Right' && decoded.right !== undefined ? [{ _tag: 'Picture', image: decoded.right }] : []
}

const itemsOf = (node: Node, depth: number): readonly RichText[] => within(node).map((item) => nodesOf(item, depth + 1))

const READERS: ReadonlyMap<unknown, (node: Node, depth: number) => readonly RichNode[]> = new Map([
  ['paragraph', (node: Node): readonly RichNode[] =>
    [{ _tag: 'Paragraph', alignment: readTextAlignment(textIn(attrs(node)['textAlign'])), spans: spansOf(node) }]],
  ['heading', (node: Node): readonly RichNode[] => [{ _tag: 'Heading', level: levelOf(node), spans: spansOf(node) }]],
  ['bullet_list', (node: Node, depth: number): readonly RichNode[] => [{ _tag: 'List', isOrdered: false, items: itemsOf(node, depth) }]],
  ['ordered_list', (node: Node, depth: number): readonly RichNode[] => [{ _tag: 'List', isOrdered: true, items: itemsOf(node, depth) }]],
  ['blockquote', (node: Node, depth: number): readonly RichNode[] => [{ _tag: 'Quote', content: nodesOf(node, depth + 1) }]],
  ['horizontal_rule', (): readonly RichNode[] => [{ _tag: 'Rule' }]],
  ['image', pictureOf],
])

const nodesOf = (node: Node, depth: number): RichText =>
  depth > DEEPEST ? [] : within(node).flatMap((child) => READERS.get(child['type'])?.(child, depth) ?? [])

const spanToNode = (span: RichSpan): Node => {
  if (span._tag === 'Break') return { type: 'hard_break' }
  const marks = [
    ...span.marks.map((type) => ({ type })),
    ...(span.link === undefined ? [] : [{ type: 'link', attrs: writeLink(span.link) }]),
  ]
  return { type: 'text', text: span.text, ...(marks.length === 0 ? {} : { marks }) }
}

const toNode = (node: RichNode): Node => {
  switch (node._tag) {
    case 'Paragraph': return { type: 'paragraph', attrs: { textAlign: node.alignment }, content: node.spans.map(spanToNode) }
    case 'Heading': return { type: 'heading', attrs: { level: node.level }, content: node.spans.map(spanToNode) }
    case 'List': return {
      type: node.isOrdered ? 'ordered_list' : 'bullet_list',
      content: node.items.map((item) => ({ type: 'list_item', content: item.map(toNode) })),
    }
    case 'Quote': return { type: 'blockquote', content: node.content.map(toNode) }
    case 'Rule': return { type: 'horizontal_rule' }
    case 'Picture': {
      const { filename, ...rest } = node.image
      return { type: 'image', attrs: { src: filename, ...rest } }
    }
  }
}

/** A text of the content service; an unknown node is left out. */
export const richText = field<RichText>('rich text', (input) => (isRecord(input) ? nodesOf(input, 0) : []), (text) =>
  ({ type: 'doc', content: text.map(toNode) }))
