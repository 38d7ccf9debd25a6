import type { ComponentType } from 'react'
import type { BlockViewProps } from '../block-view.ts'
import { Picture } from '../../design/Picture.tsx'
import css from '../Blocks.module.css'
import { RichTextView } from '../RichTextView.tsx'

export const CmsPageBlockView = ({ block, context }: BlockViewProps<'CmsPage'>) => {
  const Heading = context.titling === block ? 'h1' : 'h2'
  return (
    <article className={css['text']}>
      {block.title !== '' && <Heading>{block.title}</Heading>}
      <RichTextView text={block.text} site={context.site} />
    </article>
  )
}

export const RichTextBlockView = ({ block, context }: BlockViewProps<'RichTextBlock'>) => (
  <RichTextView text={block.text} site={context.site} />
)

export const ImageTextBlockView = ({ block, context }: BlockViewProps<'ImageText'>) => (
  <section className={css['beside']}>
    {block.image !== undefined && (
      <Picture path={block.image.filename} alt={block.image.alt} width={640} height={480} sizes="(min-width: 640px) 40vw, 100vw" />
    )}
    <div className={css['text']}>
      {block.title !== '' && <h2>{block.title}</h2>}
      <RichTextView text={block.text} site={context.site} />
    </div>
  </section>
)

export const SeparatorBlockView: ComponentType<BlockViewProps<'Separator'>> = () => <hr className={css['separator']} />

const ID = /^[A-Za-z][\w-]{0,63}$/

/** An anchor for `#name`; nothing for an invalid name. */
export const AnchorBlockView = ({ block }: BlockViewProps<'Anchor'>) => ID.test(block.id) && <div id={block.id} />
