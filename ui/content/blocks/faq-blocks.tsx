import type { FaqItem } from '../../../domain/content/block.ts'
import type { LinkSite } from '../../../domain/content/shop-url.ts'
import type { BlockViewProps } from '../block-view.ts'
import { Disclosure } from '../../design/Disclosure.tsx'
import { StructuredData } from '../../shop/StructuredData.tsx'
import css from '../Blocks.module.css'
import { faqData } from '../faq-data.ts'
import { RichTextView } from '../RichTextView.tsx'

const Question = ({ item, site }: { readonly item: FaqItem; readonly site: LinkSite }) => (
  <Disclosure summary={item.question}><RichTextView text={item.answer} site={site} /></Disclosure>
)

export const FaqItemBlockView = ({ block, context }: BlockViewProps<'FaqItem'>) => <Question item={block} site={context.site} />

export const FaqBlockView = ({ block, context }: BlockViewProps<'Faq'>) => (
  <section className={css['questions']}>
    {block.title !== '' && <h2>{block.title}</h2>}
    {block.questions.map((item, index) => <Question key={index} item={item} site={context.site} />)}
    <StructuredData data={faqData(block.questions)} />
  </section>
)
