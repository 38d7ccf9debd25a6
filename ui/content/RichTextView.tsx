import type { ReactNode } from 'react'
import { resolveContentLink } from '../../domain/content/content-link.ts'
import type { RichNode, RichSpan, RichText, TextMark } from '../../domain/content/rich-text.ts'
import type { LinkSite } from '../../domain/content/shop-url.ts'
import { Picture } from '../design/Picture.tsx'
import { BlockLink } from './BlockLink.tsx'
import css from './Blocks.module.css'

const MARKS: { readonly [mark in TextMark]: (children: ReactNode) => ReactNode } = {
  bold: (children) => <strong>{children}</strong>,
  italic: (children) => <em>{children}</em>,
  underline: (children) => <u>{children}</u>,
  strike: (children) => <s>{children}</s>,
  code: (children) => <code>{children}</code>,
}

const Span = ({ span, site }: { readonly span: RichSpan; readonly site: LinkSite }) => {
  if (span._tag === 'Break') return <br />
  const words = span.marks.reduce<ReactNode>((children, mark) => MARKS[mark](children), span.text)
  const to = span.link && resolveContentLink(span.link, site)
  return to === undefined ? words : <BlockLink to={to}>{words}</BlockLink>
}

const Spans = ({ spans, site }: { readonly spans: readonly RichSpan[]; readonly site: LinkSite }) =>
  spans.map((span, index) => <Span key={index} span={span} site={site} />)

const Node = ({ node, site }: { readonly node: RichNode; readonly site: LinkSite }): ReactNode => {
  switch (node._tag) {
    case 'Paragraph':
      return <p data-align={node.alignment === 'left' ? undefined : node.alignment}><Spans spans={node.spans} site={site} /></p>
    case 'Heading': {
      const Heading = `h${node.level}` as const
      return <Heading><Spans spans={node.spans} site={site} /></Heading>
    }
    case 'List': {
      const List = node.isOrdered ? 'ol' : 'ul'
      return <List>{node.items.map((item, index) => <li key={index}><Nodes text={item} site={site} /></li>)}</List>
    }
    case 'Quote': return <blockquote><Nodes text={node.content} site={site} /></blockquote>
    case 'Rule': return <hr />
    case 'Picture': {
      const { filename, alt, width = 640, height = 480 } = node.image
      return <Picture path={filename} alt={alt} width={width} height={height} sizes="100vw" />
    }
  }
}

const Nodes = ({ text, site }: { readonly text: RichText; readonly site: LinkSite }) =>
  text.map((node, index) => <Node key={index} node={node} site={site} />)

/** Rich text of an editor. */
export const RichTextView = ({ text, site }: { readonly text: RichText; readonly site: LinkSite }) => (
  <div className={css['rich']}><Nodes text={text} site={site} /></div>
)
